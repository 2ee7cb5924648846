"""`python -m queendom`: the same as `queendom`."""

from queendom.cli.main import run

if __name__ == "__main__":
    run()
