#!/usr/bin/env bash
# Pin the newest versions of everything into requirements/: hashes, no addresses. Needs uv.
set -euo pipefail
cd "$(dirname "$0")/.."

pin() {
    uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
        --python-version 3.11 --quiet --upgrade "$@"
}

pin pyproject.toml --group dev --output-file requirements/dev.txt
pin pyproject.toml --group build --constraint requirements/dev.txt --output-file requirements/play.txt
pin --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt
pin --group lab --constraint requirements/dev.txt --output-file requirements/lab.txt
pin --group node --output-file requirements/node.txt
pin --group uv --output-file requirements/uv.txt
