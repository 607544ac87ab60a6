// Servers of the engines, for the engine tests, the fault tests and the benchmarks.
export { startEventStoreDouble } from './servers/eventstore-double.mjs';
export { startFerretDb } from './servers/ferretdb.mjs';
export { postgreSqlPrograms, startPostgreSql } from './servers/postgresql.mjs';
export { startKafka } from './servers/kafka.mjs';
export { startKafkaMock } from './servers/kafka-mock.mjs';
export { startEventStoreNodes } from './servers/eventstore-cluster.mjs';
export { startOwn } from './servers/own.mjs';
