#!/bin/sh
# Writes the list of trusted proxies from EDGE_PROXIES (addresses or networks, separated by spaces or commas), then starts nginx.
# Only their X-Forwarded-For and X-Forwarded-Proto are used; when the list is empty, these headers are ignored.
set -eu
folder=${EDGE_FOLDER:-/tmp}
: > "$folder/real-ip.conf"
: > "$folder/proxies.geo"
for proxy in $(printf '%s' "${EDGE_PROXIES:-}" | tr ',' ' '); do
  case "$proxy" in
    */0) echo "EDGE_PROXIES: $proxy matches every address" >&2; exit 1 ;;
    *[!0-9a-fA-F.:/]*) echo "EDGE_PROXIES: $proxy is neither an address nor a network" >&2; exit 1 ;;
  esac
  echo "set_real_ip_from $proxy;" >> "$folder/real-ip.conf"
  echo "$proxy 1;" >> "$folder/proxies.geo"
done
[ "$#" -eq 0 ] || exec "$@"
