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
chroot "$root" su -s /bin/sh roundhouse -c '/opt/roundhouse/bin/roundhouse serve --check --data /var/lib/roundhouse'
echo "Every step of the container file works."
