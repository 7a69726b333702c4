"""`python -m ninefold` is the command line."""

from ninefold.cli import main

if __name__ == "__main__":
    main()
