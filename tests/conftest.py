"""What every test may rely on."""

import signal

# A shell's background job ignores Ctrl-C, and so would every process that a test starts to be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
