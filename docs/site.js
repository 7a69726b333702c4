// Tables that are wider than the page scroll in themselves: by the keyboard, too.
const reachable = () => document.querySelectorAll(".md-typeset__scrollwrap").forEach((table) => (table.tabIndex = 0));
new MutationObserver(reachable).observe(document.querySelector(".md-content"), { childList: true, subtree: true });
reachable();
