// The button of a page that is to be printed.
document.getElementById("print")?.addEventListener("click", () => window.print());
if (location.hash === "#print") window.addEventListener("load", () => window.print());
