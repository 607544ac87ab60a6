#!/bin/sh
# Makes the secrets of compose.yaml in ./secrets; what is there stays. The folder is closed to others; the files must be
# readable by the containers' own users.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets
chmod 700 secrets
[ -s secrets/secrets_key ] || openssl rand -base64 32 > secrets/secrets_key
[ -e secrets/secrets_keys_other ] || : > secrets/secrets_keys_other
[ -s secrets/typesense_api_key ] || openssl rand -hex 24 > secrets/typesense_api_key
[ -s secrets/grafana_password ] || openssl rand -hex 12 > secrets/grafana_password
printf '[server]\ndata-dir = /data\napi-key = %s\n' "$(cat secrets/typesense_api_key)" > secrets/typesense.ini
echo "Secrets are in $(pwd)/secrets. Keep a copy of secrets_key elsewhere: without it nobody reads customers' data again."
