"""The comparison as a plain script: prints JSON."""

import json

import undercroft
from undercroft.lab.bench import bench

if __name__ == "__main__":
    print(json.dumps(bench(undercroft.titles()).to_json(), indent=2))
