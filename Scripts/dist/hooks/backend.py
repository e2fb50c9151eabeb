"""Makes the package that pre-commit installs for Settee's hooks (PEP 517): it needs the wheel settee-bin of the same
version, and has nothing of its own."""

import base64
import hashlib
import pathlib
import re
import zipfile


def version():
    source = pathlib.Path("Sources/settee/Version.swift").read_text()
    return re.search(r'current = "([^"]+)"', source).group(1)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    number = version()
    info = f"settee_hooks-{number}.dist-info"
    files = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: settee-hooks\nVersion: {number}\n"
                            f"Summary: Hooks of pre-commit that run settee\nRequires-Dist: settee-bin=={number}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: settee\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},sha256={digest(text)},{len(text)}\n" for name, text in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n"
    name = f"settee_hooks-{number}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w") as wheel:
        for path, text in files.items():
            wheel.writestr(zipfile.ZipInfo(path), text)
    return name


def digest(text):
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
