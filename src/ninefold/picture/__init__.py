"""Model to picture: text for terminals, SVG for everything else.

board, clues and step make a scene: fills, lines, dots, texts and a few more, in lengths of a cell, each with a style
by name (scene.css). A constraint says by `drawing` which looks it has; `LOOKS` of clues says what they are. svg and
terminal draw a scene, and so does the page (static/js/render/scene.js), from the same primitives as JSON: none of them
knows a constraint or a technique, and a test compares the pixels of page and svg. What an author has drawn
(`Record.decoration`) is painted in the same scene by decoration; lights among it make fog (model/fog.py), which lies
on top.
"""
