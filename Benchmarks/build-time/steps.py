"""What is measured: each step yields what it was, the seconds of the clock and those of the processor."""

from modules import Watch

BINARY = ".build/debug/settee"


def build(tree, number):
    tree.clean()
    with Watch(tree.folder) as watch:
        figures = tree.timed("make", "build")
    tree.modules = list(watch.lines())
    yield "make build", *figures


def test(tree, number):
    tree.clean()
    built = tree.timed(*tests(tree))
    yield "make test: build", *built
    ran = tree.timed("swift", "test", "--disable-xctest", "--skip-build", *tree.flags, may_fail=True)
    yield "make test: run", *ran
    yield "make test", *both(built, ran)


def edits(tree, number):
    for kind in ("engine", "screen", "verb"):
        ready(tree)
        file, target = tree.place(kind)
        tree.add_line(file, 100 + number)
        running = to_binary(tree)
        yield f"{kind}: to a running binary", *running
        names = f"^{tree.tests(target)}\\."
        tested = tree.timed("swift", "test", "--disable-xctest", *tree.flags, "--filter", names, may_fail=True)
        yield f"{kind}: to the end of its tests", *both(running, tested)


def page(tree, number):
    ready(tree)
    tree.change_page(100 + number)
    yield "a dialect's page: to a running binary", *to_binary(tree)


def ready(tree):
    """All is built, and nothing is left to be done."""
    tree.timed(*tests(tree))
    tree.timed(*debug(tree))


def tests(tree):
    return "swift", "build", "--build-tests", *tree.flags


def debug(tree):
    return "swift", "build", "--product", "settee", *tree.flags


def to_binary(tree):
    return both(tree.timed(*debug(tree)), tree.timed(BINARY, "--version"))


def both(*figures):
    return tuple(map(sum, zip(*figures)))


STEPS = {"build": build, "test": test, "edits": edits, "page": page}
