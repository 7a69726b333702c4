"""The workbench as a folder of files that any web server can serve: the page, and an engine that it brings along."""
