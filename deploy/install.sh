#!/bin/sh
# Installs Portside into a virtual environment of its own, or brings that up to date:
#   deploy/install.sh [PREFIX [SOURCE]]
# PREFIX is /opt/portside unless given. SOURCE is this repository (which needs a C compiler and
# takes some minutes), or a wheel that `make wheel` has put into dist/.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
prefix=${1:-/opt/portside}
source=${2:-$here}
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Portside needs Python 3.11 or newer; try: PYTHON=python3.12 $0" >&2
    exit 1
}
"$python" -m venv "$prefix"
"$prefix/bin/pip" install --quiet --disable-pip-version-check \
    --constraint "$here/constraints.txt" "$source[postgres]"
"$prefix/bin/portside" --version
