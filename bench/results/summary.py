"""From the CSV of `ninefold bench --times` to the table kept here: python summary.py TIMES.csv [PREFIX]."""

import csv
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        prefix = sys.argv[2] if len(sys.argv) > 2 else ""
        rows = [row for row in csv.DictReader(file) if row["name"].startswith(prefix)]
    verdicts = [row["verdict"] for row in rows]
    times = sorted(float(row["seconds"]) for row in rows if row["engine"])
    print(", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in ("right", "wrong", "refused")))
    at = {"median": 0.5, "p95": 0.95, "worst": 1.0}
    print(", ".join(f"{name} {times[min(len(times) - 1, int(len(times) * part))]:.4f} s" for name, part in at.items()))


if __name__ == "__main__":
    main()
