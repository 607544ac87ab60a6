// Servers of the engines, for the engine tests, the fault tests and the benches.
export { startFerretDb } from './servers/ferretdb.mjs';
export { startKafka } from './servers/kafka.mjs';
export { startKafkaMock } from './servers/kafka-mock.mjs';
