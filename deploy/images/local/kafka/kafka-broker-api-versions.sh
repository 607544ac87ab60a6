#!/bin/sh
exec java -Xmx128m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '/opt/kafka/libs/*' kafka.admin.BrokerApiVersionsCommand "$@"
