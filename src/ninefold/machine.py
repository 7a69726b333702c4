"""This machine: what it is, for reports and measurements, and which addresses are its own."""

from __future__ import annotations

import os


def facts() -> dict[str, str]:
    """Processor, cores that may be used, system, Python and Ninefold.

    >>> sorted(facts())
    ['cores', 'ninefold', 'processor', 'python', 'system']
    """
    import platform  # with the next one a third of what `import ninefold` took
    from importlib.metadata import version

    return {
        "processor": _processor(),
        "cores": str(usable_cores()),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "ninefold": version("ninefold"),
    }


def in_one_line() -> str:
    """Processor, cores, system and Python."""
    known = facts()
    cores = f"{known['cores']} core{'' if known['cores'] == '1' else 's'}"
    return f"{known['processor']}, {cores}, {known['system']}, {known['python']}"


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_loopback(host: str) -> bool:
    """Whether what is sent to a host never leaves this machine.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("::1"), is_loopback("0.0.0.0")
    (True, True, True, False)
    """
    from ipaddress import ip_address

    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _processor() -> str:
    import platform
    from pathlib import Path

    told = Path("/proc/cpuinfo")
    if told.is_file():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
