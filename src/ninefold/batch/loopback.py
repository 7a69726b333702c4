"""Which addresses are of this machine alone."""

from __future__ import annotations

from ipaddress import ip_address


def is_this_machine(host: str) -> bool:
    """Whether what is sent to a host never leaves this machine.

    >>> is_this_machine("127.0.0.1"), is_this_machine("::1"), is_this_machine("10.0.0.7")
    (True, True, False)
    """
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
