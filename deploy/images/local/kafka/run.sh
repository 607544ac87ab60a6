#!/bin/sh
# One KRaft node: KAFKA_LOG_DIRS=… becomes log.dirs=…, the data folder is formatted the first time.
set -euf
export KAFKA_LOG_DIRS="${KAFKA_LOG_DIRS:-/var/lib/kafka/data}"
settings=/tmp/server.properties
env | grep '^KAFKA_' | while IFS='=' read -r name value; do
  echo "$(echo "${name#KAFKA_}" | tr 'A-Z_' 'a-z.')=$value"
done > "$settings"
java="java -Xmx${HEAP:-512m} -XX:+UseSerialGC -Dorg.slf4j.simpleLogger.defaultLogLevel=${LOG_LEVEL:-info} -cp /opt/kafka/libs/*"
$java kafka.tools.StorageTool format --ignore-formatted -t "${CLUSTER_ID:-cmVwcmlzZS1sb2NhbC0xMA}" -c "$settings"
exec $java kafka.Kafka "$settings"
