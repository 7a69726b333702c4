"""An interpreter of another version than the machine's, from Debian's unstable suite: debian_python.py 3.14

Unpacks the interpreter, its library and what they are linked with into .build/pythons/VERSION, each archive checked
against the suite's list, and starts it with its own loader, so that it runs on an older system; nothing is installed.
Prints where it is. For Debian and its kin; `--arch arm64` brings one to run under QEMU.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".build" / "pythons"
MIRROR = "http://deb.debian.org/debian"
TRIPLES = {"amd64": "x86_64-linux-gnu", "arm64": "aarch64-linux-gnu"}
LOADERS = {"amd64": "lib64/ld-linux-x86-64.so.2", "arm64": "lib/ld-linux-aarch64.so.1"}
NOT_NEEDED = {"media-types", "netbase", "tzdata", "debconf", "libc-bin", "ca-certificates"}
"""What the packages name and an interpreter does without."""

Package = dict[str, str]


def fetched(address: str) -> bytes:
    """What is at an address of the mirror; a list or an archive is small, and a minute is enough for it."""
    with urlopen(f"{MIRROR}/{address}", timeout=60) as answer:
        data = answer.read(300_000_000)
    assert isinstance(data, bytes)
    return data


def packages(arch: str) -> dict[str, Package]:
    """Every package of the suite by name."""
    text = lzma.decompress(fetched(f"dists/sid/main/binary-{arch}/Packages.xz")).decode()
    found = {}
    for paragraph in text.split("\n\n"):
        fields = dict(re.findall(r"^([A-Za-z0-9-]+): (.*)$", paragraph, re.MULTILINE))
        if "Package" in fields:
            found[fields["Package"]] = fields
    return found


def needed(names: list[str], known: dict[str, Package]) -> list[Package]:
    """The packages of these names and what they depend on."""
    provided = {name.split()[0]: one for one in known.values() for name in one.get("Provides", "").split(", ") if name}
    found: dict[str, Package] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        one = known.get(name) or provided.get(name)
        if one is None or one["Package"] in found or one["Package"] in NOT_NEEDED:
            continue
        found[one["Package"]] = one
        for depends in (one.get("Pre-Depends", ""), one.get("Depends", "")):
            waiting += [each.split("|")[0].split()[0].split(":")[0] for each in depends.split(",") if each.strip()]
    return list(found.values())


def unpack(package: Package, folder: Path) -> None:
    """The files of a package into a folder, if it is what the list says."""
    archive = folder.parent / "archive.deb"
    data = fetched(package["Filename"])
    if hashlib.sha256(data).hexdigest() != package["SHA256"]:
        sys.exit(f"{package['Filename']} is not what the list of the suite says")
    archive.write_bytes(data)
    subprocess.run(["dpkg", "-x", archive, folder], check=True)
    archive.unlink()


def start(program: Path, root: Path, arch: str) -> None:
    """Puts a script in the place of a program that starts it with the loader and the libraries of its own root.

    It hands its own name on, which an interpreter takes for its place: environments made of it work as others do.
    """
    own = program.rename(program.with_name(f"{program.name}-program"))
    loader, libraries = root / "usr" / LOADERS[arch], root / "usr" / "lib" / TRIPLES[arch]
    words = f'exec "{loader}" --argv0 "$0" --library-path "{libraries}" "{own}" "$@"'
    program.write_text(f"#!/bin/sh\n{words}\n")
    program.chmod(0o755)


def python(version: str, arch: str) -> Path:
    """The interpreter, unpacked the first time."""
    place = PLACE / (version if arch == "amd64" else f"{version}-{arch}")
    root = place / "root"
    program = root / "usr" / "bin" / f"python{version}"
    if program.exists():
        return program
    shutil.rmtree(place, ignore_errors=True)
    beside = place / "part"
    beside.mkdir(parents=True)
    for package in needed([f"python{version}", f"python{version}-dev"], packages(arch)):
        unpack(package, beside)
    for name in ("lib", "lib64", "bin"):  # merged into /usr by other packages, which are not here
        if (beside / name).is_dir() and not (beside / name).is_symlink():
            shutil.copytree(beside / name, beside / "usr" / name, symlinks=True, dirs_exist_ok=True)
            shutil.rmtree(beside / name)
        if not (beside / name).exists():
            os.symlink(f"usr/{name}", beside / name)
    beside.rename(root)
    start(program, root, arch)
    return program


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("version")
    words.add_argument("--arch", choices=tuple(TRIPLES), default="amd64")
    asked = words.parse_args()
    print(python(asked.version, asked.arch))
