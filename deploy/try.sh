#!/bin/sh
# Run the steps of deploy/Containerfile without a container engine: in a folder made by debootstrap (as root).
#   deploy/try.sh FOLDER [MIRROR]
set -eu
root=${1:?a new folder for the system}
here=$(cd "$(dirname "$0")/.." && pwd)
[ ! -e "$root" ] || { echo "$root is already there; name a new folder." >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "debootstrap is not installed." >&2; exit 1; }
debootstrap --variant=minbase trixie "$root" ${2:+"$2"}
cp /etc/resolv.conf "$root/etc/resolv.conf"
# What this machine trusts: it may stand behind a proxy that looks into TLS. Nothing else of it comes along.
trusted=/etc/machine-certificates.crt
cp /etc/ssl/certs/ca-certificates.crt "$root$trusted"
inside() {
  chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
    PIP_CERT="$trusted" SSL_CERT_FILE="$trusted" "$@" </dev/null
}
mkdir "$root/src"
git -C "$here" archive HEAD | tar -x -C "$root/src"
sed -n 's/^RUN //p' "$here/deploy/Containerfile" | while IFS= read -r step; do
  echo "== $step"
  inside /bin/sh -ec "$step"
done
# What the image would run, by its user and with its environment: it begins, is healthy, and stops when told to.
environment=$(sed -n 's/^ENV //p' "$here/deploy/Containerfile")
health=$(sed -n 's/^HEALTHCHECK CMD \[".*", "-c", "\(.*\)"\]$/\1/p' "$here/deploy/Containerfile")
as_user="chroot $root setpriv --reuid=roundhouse --regid=roundhouse --init-groups env -i PATH=/usr/bin:/bin $environment"
chmod 1777 "$root/dev/shm" # as in a container
$as_user /opt/roundhouse/bin/roundhouse serve --check
$as_user /opt/roundhouse/bin/roundhouse serve </dev/null >"$root/var/log/serve" 2>&1 &
server=$!
for _ in $(seq 120); do
  sleep 1
  kill -0 "$server" 2>/dev/null || { cat "$root/var/log/serve"; exit 1; }
  $as_user /opt/roundhouse/bin/python -c "$health" 2>/dev/null && break
done
$as_user /opt/roundhouse/bin/python -c "$health"
echo "The server is healthy."
kill -TERM "$server"
wait "$server" || [ $? = 143 ] || { cat "$root/var/log/serve"; exit 1; }
echo "Every step of the container file works."
