#!/usr/bin/env bash
# Makes, once, what the nodes of docker-compose.yml speak TLS with. Everybody may read the authority's certificate; a node's
# key is the node's alone; the authority's key is destroyed, so that nobody can make further nodes.
set -euo pipefail
cd /certificates
if [ -f ready ]; then exit 0; fi

rm -rf authority eventstore-1 eventstore-2 eventstore-3
es-gencert-cli create-ca -out authority
for node in eventstore-1 eventstore-2 eventstore-3; do
  es-gencert-cli create-node -ca-certificate authority/ca.crt -ca-key authority/ca.key -out "$node" \
    -ip-addresses 127.0.0.1 -dns-names "localhost,$node"
done
rm authority/ca.key
chmod 755 authority
chmod 644 authority/ca.crt
chmod 400 eventstore-*/node.key
chown -R 1000:1000 eventstore-1 eventstore-2 eventstore-3
touch ready
