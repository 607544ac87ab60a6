import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installKafka, kafkaLibraries } from '../install/kafka.mjs';
import { run } from '../install/tools.mjs';
import { answers } from './answers.mjs';
import { freePort, startServer } from './server-process.mjs';

const settings = ({ data, port, controller, more }) => ({
  'process.roles': 'broker,controller',
  'node.id': 1,
  'controller.quorum.voters': `1@127.0.0.1:${controller}`,
  listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
  'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
  'controller.listener.names': 'CONTROLLER',
  'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  'inter.broker.listener.name': 'PLAINTEXT',
  'log.dirs': data,
  'offsets.topic.replication.factor': 1,
  'offsets.topic.num.partitions': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  'transaction.state.log.num.partitions': 1,
  // The product creates no topics, and a test must notice if it tries.
  'auto.create.topics.enable': false,
  'group.initial.rebalance.delay.ms': 0,
  // A killed broker that restarts waits until its former session expires, nine seconds by default; with a much lower
  // value, a living broker on a busy machine is given up.
  'broker.session.timeout.ms': 3000,
  'broker.heartbeat.interval.ms': 200,
  ...more,
});

async function java(...args) {
  return run('java', [
    '-Xmx128m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-cp',
    `${kafkaLibraries}/*`,
    ...args,
  ]);
}

/**
 * One Kafka node (broker and controller) with its log in `folder`; ready when it lists itself as a live broker.
 * `settings` adds or replaces lines of server.properties, `heap` is the JVM's (512m).
 */
export async function startKafka({ folder, port, controllerPort, settings: more = {}, heap = '512m' }) {
  const reason = await installKafka();
  if (reason) throw new Error(reason);
  const data = join(folder, 'data');
  const properties = join(folder, 'server.properties');
  mkdirSync(data, { recursive: true });
  const chosen = port ?? (await freePort());
  const controller = controllerPort ?? (await freePort());
  const lines = Object.entries(settings({ data, port: chosen, controller, more }));
  writeFileSync(properties, lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  if (!existsSync(join(data, 'meta.properties'))) {
    const clusterId = `r${randomBytes(16).toString('base64url').slice(1)}`;
    await java('kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', properties);
  }
  const quiet = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn';
  const flags = [`-Xmx${heap}`, '-XX:+UseSerialGC', quiet, '-cp', `${kafkaLibraries}/*`];
  const address = `127.0.0.1:${chosen}`;
  return startServer({
    name: 'Kafka',
    command: ['java', ...flags, 'kafka.Kafka', properties],
    log: join(folder, 'kafka.log'),
    answers: () => answers.kafka(address),
    url: address,
    port: chosen,
    folder,
  });
}
