// The engines as containers, if a Docker engine responds. Images are pinned in versions.mjs; variables override
// them.
import { randomBytes } from 'node:crypto';
import { freePort } from './servers/server-process.mjs';
import { imageOf } from './versions.mjs';

/** The testcontainers package and the host at which its containers are reached; or why there is none, in words. */
export async function dockerEngine() {
  try {
    const containers = await import('testcontainers');
    const { info } = await containers.getContainerRuntimeClient();
    return { containers, host: info.containerRuntime.host };
  } catch (failure) {
    return { reason: `no Docker engine responds (${failure.message})` };
  }
}

const reached = (container, scheme, port, rest = '') =>
  `${scheme}://${container.getHost()}:${container.getMappedPort(port)}${rest}`;

async function eventstoredb({ containers: { GenericContainer, Wait } }) {
  const container = await new GenericContainer(imageOf('eventstoredb'))
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_CLUSTER_SIZE: '1' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((status) => status < 300))
    .start();
  return { container, url: reached(container, 'esdb', 2113, '?tls=false') };
}

/** FerretDB has no replica sets, and starts directly. */
async function ferretdb({ containers: { GenericContainer, Wait } }, image) {
  const container = await new GenericContainer(image)
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Listening on TCP/))
    .start();
  const note = 'a standalone server of MongoDB’s protocol; no replica set, no MongoDB planner';
  return { container, url: reached(container, 'mongodb', 27017, '/'), note };
}

/** A replica set of one: the driver must connect directly, because the member uses an internal address for itself. */
async function mongodb(docker) {
  const image = imageOf('mongodb');
  if (/ferretdb/.test(image)) return ferretdb(docker, image);
  const { GenericContainer, Wait } = docker.containers;
  const container = await new GenericContainer(image)
    .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  const config = "rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] })";
  const primary = 'while (!db.hello().isWritablePrimary) sleep(50)';
  const { exitCode, output } = await container.exec([
    'mongosh',
    '--quiet',
    '--eval',
    `${config}; ${primary}`,
  ]);
  if (exitCode !== 0) throw new Error(`the replica set was not created: ${output}`);
  return { container, url: reached(container, 'mongodb', 27017, '/?directConnection=true') };
}

/** A broker tells clients its address, so its external port is chosen before it starts. */
async function kafka({ containers: { GenericContainer, Wait }, host }) {
  const port = await freePort();
  const container = await new GenericContainer(imageOf('kafka'))
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://0.0.0.0:9092,CONTROLLER://0.0.0.0:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_INTER_BROKER_LISTENER_NAME: 'PLAINTEXT',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return { container, url: `${host}:${port}` };
}

async function typesense({ containers: { GenericContainer, Wait } }) {
  const apiKey = randomBytes(16).toString('hex');
  const container = await new GenericContainer(imageOf('typesense'))
    .withEnvironment({ TYPESENSE_DATA_DIR: '/tmp', TYPESENSE_API_KEY: apiKey })
    .withExposedPorts(8108)
    .withWaitStrategy(Wait.forHttp('/health', 8108).forStatusCode(200))
    .start();
  return { container, url: reached(container, 'http', 8108), env: { TYPESENSE_API_KEY: apiKey } };
}

const starters = { eventstoredb, mongodb, kafka, typesense };

export async function startContainer(engine, docker) {
  const { container, url, env, note } = await starters[engine](docker);
  const how = `container ${imageOf(engine)}`;
  return { url, env, how, note, real: true, stop: () => container.stop() };
}
