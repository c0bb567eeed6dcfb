#!/usr/bin/env bash
# tools/install.sh PYTHON ...: install packages into that Python's environment with uv, and where that fails with pip.
set -euo pipefail
python=$1
shift
PATH="$(dirname "$python"):$PATH"

if command -v uv >/dev/null; then
    if [[ -n "${PIP_INDEX_URL:-}" ]]; then export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$PIP_INDEX_URL}"; fi
    uv pip install --quiet --python "$python" "$@" && exit
    echo "uv could not install this; pip tries."
fi
exec "$python" -m pip install -qq --disable-pip-version-check --no-compile "$@"
