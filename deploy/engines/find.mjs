// For each engine: a server given by a variable, or by its command, or a container, or what can be installed here,
// or else a double.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dockerEngine, startContainer } from './containers.mjs';
import { installFerretDb } from './install/ferretdb.mjs';
import { installKafka, kafkaVersion } from './install/kafka.mjs';
import { startFerretDb, startKafka, startKafkaMock } from './servers.mjs';
import { commandOf, commandVariables, startByCommand } from './servers/by-command.mjs';
import { ferretDb } from './versions.mjs';

export const variables = {
  eventstoredb: 'EVENTSTORE_URL',
  mongodb: 'MONGODB_URL',
  kafka: 'KAFKA_BROKERS',
  typesense: 'TYPESENSE_URL',
};

/** The folder is removed with this process, even if it is interrupted before the tests start. */
async function inFolder(name, start) {
  const folder = mkdtempSync(join(tmpdir(), `reprise-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return start({ folder });
}

async function ferretdb() {
  const reason = await installFerretDb();
  if (reason) return { skipped: reason };
  const how = `FerretDB ${ferretDb.version} on SQLite, installed here`;
  const note = 'a standalone server of MongoDB’s protocol; no replica set, no MongoDB planner';
  const { url, stop } = await inFolder('ferretdb', startFerretDb);
  return { url, stop, how, note, real: true, startable: true };
}

async function kafka() {
  const reason = await installKafka();
  if (!reason) {
    const how = `Apache Kafka ${kafkaVersion}, one KRaft node, installed here`;
    const patient = { 'broker.session.timeout.ms': 20_000 };
    const { url, stop } = await inFolder('kafka', (where) => startKafka({ ...where, settings: patient }));
    return { url, stop, how, real: true, startable: true };
  }
  try {
    const note = `no real broker was tested: ${reason}`;
    return { ...(await startKafkaMock()), mock: true, how: 'mock broker of librdkafka (kcat)', note };
  } catch (failure) {
    return { skipped: `${reason}; ${failure.message}` };
  }
}

/** For `double` the specs start their double themselves. */
const double = (how, name) => () => ({
  url: 'double',
  how,
  note: `no real ${name} was tested: no server of it can be installed here`,
});

const installable = {
  eventstoredb: () => ({ ...double('in-process double', 'EventStoreDB')(), startable: true }),
  mongodb: ferretdb,
  kafka,
  typesense: double('in-process double; no real server is installable here', 'Typesense'),
};

function named(engine) {
  const url = process.env[variables[engine]];
  const startable = commandOf(engine) !== undefined;
  return url ? { url, how: `server in ${variables[engine]}`, real: true, startable } : undefined;
}

async function commanded(engine) {
  const command = commandOf(engine);
  if (!command) return undefined;
  const how = `started by ${commandVariables[engine]}`;
  const { url, env, stop } = await inFolder(engine, (where) => startByCommand(engine, command, where));
  return { url, env, stop, how, real: true, startable: true };
}

async function contained(engine, docker) {
  if (docker.reason) return { reason: docker.reason };
  try {
    return await startContainer(engine, docker);
  } catch (failure) {
    return { reason: `its container did not start (${failure.message})` };
  }
}

async function find(engine, docker) {
  const given = named(engine);
  if (given) return given;
  try {
    const started = await commanded(engine);
    if (started) return started;
  } catch (failure) {
    return { skipped: failure.message };
  }
  const container = await contained(engine, await docker());
  if (container.url) return container;
  try {
    const found = await installable[engine]();
    const why = `${variables[engine]} is not set, ${container.reason}`;
    const note = found.real ? found.note : found.note && `${found.note}; ${why}`;
    return { ...found, note, ...(found.skipped ? { skipped: `${found.skipped}; ${why}` } : {}) };
  } catch (failure) {
    return { skipped: failure.message };
  }
}

/**
 * What runs each engine: `{ url, how, note?, env?, real?, stop? }`, or `{ skipped }` with the reason. `real` is a
 * server that counts as tested; a double or a mock does not. If it is `startable`, a spec may start another one, to
 * kill it.
 */
export async function findEngines() {
  let asked;
  const docker = () => (asked ??= dockerEngine());
  const entries = Object.keys(variables).map(async (engine) => [engine, await find(engine, docker)]);
  return Object.fromEntries(await Promise.all(entries));
}
