# Sourced by the scripts beside it. Brings .venv to what a lock file says, and is quick when it already is.

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
python=.venv/bin/python

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# install_packages REASON PACKAGE...: Debian's packages, as root or by a sudo that needs not ask.
install_packages() {
  local reason=$1 as_root=""
  shift
  command -v apt-get >/dev/null || fail "$reason Please install it as your system does (on Debian: $*)."
  if [ "$(id -u)" != 0 ]; then
    as_root=sudo
    sudo -n true 2>/dev/null || fail "$reason Please type this, then run the script again:" \
      "  sudo apt-get update && sudo apt-get install -y --no-install-recommends $*"
  fi
  echo "$reason Installing $*." >&2
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  return 1
}

make_venv() {
  local found
  if ! found=$(find_python); then
    install_packages "Spieleabend needs Python 3.11 or later with venv." python3 python3-venv
    found=$(find_python) || fail "The system's Python is too old: Spieleabend needs Python 3.11 or later."
  fi
  "$found" -m venv --clear .venv
}

# A folder that was moved has programs in .venv that look for Python where it was.
venv_works() {
  "$python" -c "" && grep -qF "$(pwd -P)/.venv/" .venv/bin/pip
} 2>/dev/null

# installable LOCK: what of it this system can install. For musl (Alpine) there is no package of morfeusz2, and no mark in
# a lock file that would say so; Polish words are then judged with the other dictionary.
installable() {
  case $(ldd --version 2>&1) in
    *musl*) awk '/^[^ #]/ { keep = !/^morfeusz2==/ } keep' "$1" ;;
    *) cat "$1" ;;
  esac
}

# setup LOCK: the packages of that lock file, by hash, and Spieleabend itself from src/.
setup() {
  local lock=$1
  local stamp=.venv/installed-$lock
  venv_works || make_venv
  cat "$lock" pyproject.toml | cmp -s - "$stamp" && return
  echo "Installing what $lock names." >&2
  "$python" -m pip install --quiet --disable-pip-version-check --require-hashes -r <(installable "$lock")
  "$python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
  cat "$lock" pyproject.toml >"$stamp"
}

# Everything locked for playing is locked in the same version for developing.
setup_dev() {
  setup requirements-dev.lock
  cat requirements.lock pyproject.toml >.venv/installed-requirements.lock
}

build_page() {
  "$python" hatch_build.py >&2
}
