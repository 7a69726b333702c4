"""The workbench in the browser: a local server, its HTTP API and the page. Needs the extra `web`.

serve       the server: address, port, token, browser
app         the application, made of …
guard       … who may ask: Host, Origin, token; and what the browser may load
body        … how much may be asked, and how slowly
pools       … who works, how many wait; quick work is never behind long work
answer      … a verb as a request: JSON or lines of progress, stopped when nobody listens
verbs/      one file per verb: what it asks, what it answers, and the way there through the library

A request: guard → body (expected says of what) → routes → answer → pools → verbs/<verb> → desk/<verb>; a command comes
to the same place from cli/<command>. Both hand over a `Task` (desk/task.py; the server's is in work) and get a frozen
`Answer`. position and cli/puzzle_argument read what they all are asked, desk/board has the nouns. The page knows the
answers by types made from their classes (scripts/page_types.py → static/js/answers.js).

Without a server (`ninefold site`): static/js/work/api.js → engine/requests.js (one after the other; a Stop ends the
worker) → engine/worker.js (Pyodide, from the memory that engine/memory.js kept of an earlier visit) → in_page → the
same verbs, which know nothing of HTTP. scripts/page_engine.py compiles the extension for it
(docs/adr/0020-engine-in-a-page.md).
"""
