"""The figures of a run as a table: `undercroft bench --json > history/0.2.0.json`, then this."""

import json
import sys
from pathlib import Path

HEAD = """| | decisions/s | × Catanatron | × pure Python | × earlier | copy µs |
|---|---:|---:|---:|---:|---:|"""


def table(found: dict) -> str:
    """A line an engine, in the order in which they were measured."""
    lines = [HEAD]
    for line in found["lines"]:
        name = line["engine"]
        beside = [
            found["ratios"].get(name),
            found["compiled"].get(name.removesuffix(", compiled")) if "compiled" in name else None,
            found["earlier"].get(name),
        ]
        ratios = [f"{one['speed']:.2f}" if one else "" for one in beside]
        copy = f"{line['copy_microseconds']:.2f}" if line["copy_microseconds"] else ""
        cells = [
            f"{name} ({line['version']})",
            f"{line['decisions_per_second']:,.0f}",
            *ratios,
            copy,
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(json.loads(Path(sys.argv[1]).read_text("utf-8"))))
