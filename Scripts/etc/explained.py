"""Where a reader and Settee disagree, and the reader is the one that is wrong: looked into one by one."""
import fnmatch

# A pattern of the path, a part of what differs, and why Settee is right: what the program itself does.
EXPLAINED = []


def reason(path, problem):
    """Why a disagreement is the reader's; None where it is not explained."""
    return next((why for pattern, part, why in EXPLAINED if fnmatch.fnmatchcase(path, pattern) and part in problem), None)
