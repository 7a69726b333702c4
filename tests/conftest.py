"""What every test may rely on."""

import signal

import hypothesis

# A shell's background job ignores Ctrl-C, and so would every process that a test starts to be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A slow machine is no failure: no example has a deadline.
hypothesis.settings.register_profile("ninefold", deadline=None)
hypothesis.settings.load_profile("ninefold")
