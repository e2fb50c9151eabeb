#!/usr/bin/env python3
"""wheel.py BINARY VERSION FOLDER: the wheel settee-bin for PyPI, which has the program as a command and no Python.

The format is that of PEP 427: a zip with the program among the scripts of `.data` and three files about it. Made by the
same sources and SOURCE_DATE_EPOCH it is the same, byte for byte.
"""

import base64
import hashlib
import os
import pathlib
import sys
import time
import zipfile

# A fully static program asks only for the processor; the oldest tag that pip takes for wheels of glibc is the widest.
TAG = "py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64"

METADATA = """\
Metadata-Version: 2.1
Name: settee-bin
Version: {version}
Summary: Settings app for the terminal: edits and checks settings files of 190 formats
License: Apache-2.0
Keywords: configuration,settings,json,yaml,toml,ini,linter
Classifier: Environment :: Console :: Curses
Classifier: License :: OSI Approved :: Apache Software License
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: System :: Systems Administration
Requires-Python: >=3.7
Description-Content-Type: text/markdown
License-File: LICENSE
License-File: NOTICE

The program `settee` as one static file for x86_64 Linux: `settee check FILE…` says what is wrong in settings files,
`settee FILE` opens one full screen, `settee set FILE PATH VALUE` changes a value and leaves all else as it is.
"""

WHEEL = """\
Wheel-Version: 1.0
Generator: settee
Root-Is-Purelib: false
{tags}
"""


def tags():
    python, abi, platforms = TAG.split("-")
    return "\n".join(f"Tag: {python}-{abi}-{platform}" for platform in platforms.split("."))


def main():
    binary, version, folder = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    # A zip knows no time before 1980.
    stamp = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315532800))[:6]
    info = f"settee_bin-{version}.dist-info"
    files = [
        (f"settee_bin-{version}.data/scripts/settee", binary.read_bytes(), 0o755),
        (f"{info}/METADATA", METADATA.format(version=version).encode(), 0o644),
        (f"{info}/WHEEL", WHEEL.format(tags=tags()).encode(), 0o644),
        (f"{info}/licenses/LICENSE", pathlib.Path("LICENSE").read_bytes(), 0o644),
        (f"{info}/licenses/NOTICE", pathlib.Path("NOTICE").read_bytes(), 0o644),
    ]
    record = "".join(
        f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n"
        for name, data, _ in files)
    files.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), 0o644))
    with zipfile.ZipFile(folder / f"settee_bin-{version}-{TAG}.whl", "w") as wheel:
        for name, data, mode in files:
            entry = zipfile.ZipInfo(name, stamp)
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)


main()
