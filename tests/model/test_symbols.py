import pytest

from ninefold.model.symbols import detect_symbols, standard_symbols


def detect(text: str, size: int) -> str:
    return detect_symbols(set(text), size, text.count("0"))


@pytest.mark.parametrize(
    ("text", "size", "symbols"),
    [
        ("12.4", 9, "123456789"),
        ("1200000000G" + "0" * 20, 16, "123456789ABCDEFG"),  # a G: 0 is a blank
        ("0F...1", 16, "0123456789ABCDEF"),  # another blank beside 0: 0 is a digit
        ("0123456789abcdef", 16, "0123456789ABCDEF"),  # 0 too rare to be a blank
        ("1" + "0" * 40 + "F", 16, "123456789ABCDEFG"),  # 0 too often to be a digit
        ("A.Y", 25, "ABCDEFGHIJKLMNOPQRSTUVWXY"),
        ("A.P9", 25, "123456789ABCDEFGHIJKLMNOP"),
        ("AB.I", 9, "ABCDEFGHI"),
        ("0Z.1", 36, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ],
)
def test_the_alphabet_is_the_one_that_fits_the_characters(text: str, size: int, symbols: str) -> None:
    assert detect(text, size) == symbols


def test_no_alphabet_is_long_enough_for_a_hundred_digits() -> None:
    assert standard_symbols(61)[-1] == "z"
    assert standard_symbols(100) == ""
