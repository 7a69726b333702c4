"""The workbench in the browser: a local server, its HTTP API and the page. Needs the extra `web`.

serve       the server: address, port, token, browser
app         the application, made of …
guard       … who may ask: Host, Origin, token; and what the browser may load
body        … how much may be asked, and how slowly
pools       … who works, how many wait; quick work is never behind long work
answer      … a verb as a request: JSON or lines of progress, stopped when nobody listens
verbs/      one file per verb: what it asks, what it answers, and the way there through the library
"""
