"""What the numbers were measured on."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path

_CPU_INFO = Path("/proc/cpuinfo")


def facts() -> dict[str, str]:
    """Processor, cores, system, Python and Ninefold.

    >>> sorted(facts())
    ['cores', 'ninefold', 'processor', 'python', 'system']
    """
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count() or "?"),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "ninefold": version("ninefold"),
    }


def _processor() -> str:
    if _CPU_INFO.is_file():
        for line in _CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
