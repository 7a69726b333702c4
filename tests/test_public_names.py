import ninefold


def test_all_is_sorted_and_exact() -> None:
    assert ninefold.__all__ == sorted(ninefold.__all__)
    assert len(set(ninefold.__all__)) == len(ninefold.__all__)
    for name in ninefold.__all__:
        assert hasattr(ninefold, name)


def test_everything_public_says_what_it_is() -> None:
    for name in ninefold.__all__:
        assert getattr(ninefold, name).__doc__, name
