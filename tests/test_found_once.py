"""What is found once is found without a lock that all objects share."""

from threading import Barrier, Thread

from ninefold.found_once import found_once
from ninefold.tables.jobs import Rows


class Meeting:
    both = Barrier(2, timeout=30)

    @found_once
    def met(self) -> int:
        """Comes back when two threads are here at the same time."""
        return self.both.wait()


def test_threads_find_out_about_different_objects_at_the_same_time() -> None:
    met: list[int] = []
    threads = [Thread(target=lambda: met.append(Meeting().met)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(met) == [0, 1]


def test_what_several_jobs_ask_of_rows_is_found_so() -> None:
    found = [value for value in vars(Rows).values() if isinstance(value, found_once)]
    assert {"answers", "counts", "rates", "digits_of_one"} <= {one.__name__ for one in found}
