// The relay from a SQLite log of real buybacks to Kafka, against a bare producer that sends the same prepared
// messages.
import { join } from 'node:path';
import { CompressionTypes, Partitioners } from 'kafkajs';
import { cloudEventOf } from '@reprise/contracts/messages';
import { dataFiles, eventCatalogues, openDataFolder } from '@reprise/hosting';
import { SqliteEventLog, SqliteSubscriptionStore, SubscriptionEngine, uuidv7 } from '@reprise/kernel';
import { eventsPerBatch, kafkaOf, KafkaRelay, makeTopic, relayName } from '@reprise/relay';
import { startKafka } from '../engines/servers.mjs';
import { multiply, storyOf } from './copies.mjs';
import { bench, memory, quick, round, say } from './measure.mjs';
import { oneStory, startProduct } from './product.mjs';

const events = quick ? 40_000 : 200_000;
const partitions = 6;
const rounds = quick ? 1 : 3;
const compression = process.env.BENCH_COMPRESSION ?? 'gzip';
const named = process.env.KAFKA_BROKERS;
// The product creates its buybacks without a bus.
delete process.env.KAFKA_BROKERS;

async function fillLog(folder) {
  const product = await startProduct(folder);
  const id = await oneStory(product.origin);
  await product.close();
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const story = await storyOf(data.log, id);
  const written = await multiply(data.log, story, id, events);
  say(`  ${written} events, ${story.length} a buyback`);
  await data.close();
}

async function broker(folder) {
  if (named) return { url: named, stop: async () => {} };
  return startKafka({ folder: join(folder, 'kafka'), heap: '1g' });
}

/** Wall-clock seconds, and CPU seconds of this process: the latter say more when others use the processors too. */
function stopwatch() {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}

/** Drains the whole log through an engine, like a host. */
async function relay(file, topic, brokers) {
  const log = new SqliteEventLog({ file, catalogues: eventCatalogues() });
  const store = new SqliteSubscriptionStore(join(file, '..', `${topic}.db`));
  const consumer = new KafkaRelay({ kafka: { brokers, topic, compression } });
  const engine = new SubscriptionEngine({ log, store }).add(consumer);
  const head = await log.head();
  const read = await log.distance('');
  const watch = stopwatch();
  engine.start();
  if (!(await engine.waitFor(relayName, head, 300_000))) throw new Error('the relay did not finish');
  const spent = watch();
  await engine.stop();
  await consumer.close();
  await store.close();
  await log.close();
  return { ...spent, read };
}

/** The number of messages in the log. */
async function messagesIn(file) {
  const log = new SqliteEventLog({ file, catalogues: eventCatalogues() });
  const all = await log.readAll('', 1_000_000);
  await log.close();
  return all.filter((event) => cloudEventOf(event) !== undefined).length;
}

/** The content of the topic, in the relay's batches. */
async function readBack(kafka, topic, count) {
  const consumer = kafka.consumer({ groupId: uuidv7(), maxWaitTimeInMs: 100 });
  const messages = [];
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await new Promise((done) => {
    void consumer.run({
      eachBatchAutoResolve: true,
      eachBatch: async ({ batch }) => {
        for (const { key, value, headers } of batch.messages)
          messages.push({ key: key.toString(), value: value.toString(), headers });
        if (messages.length >= count) done();
      },
    });
  });
  await consumer.disconnect();
  return messages;
}

async function bare(kafka, topic, messages, perBatch) {
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  });
  await producer.connect();
  const codec = compression === 'gzip' ? CompressionTypes.GZIP : CompressionTypes.None;
  const watch = stopwatch();
  for (let from = 0; from < messages.length; from += perBatch) {
    const batch = messages.slice(from, from + perBatch);
    await producer.sendBatch({ acks: -1, compression: codec, topicMessages: [{ topic, messages: batch }] });
  }
  const spent = watch();
  await producer.disconnect();
  return spent;
}

async function oneRound({ kafka, admin, file, brokers, expected }) {
  const [topic, other] = [`bench-${uuidv7()}`, `bench-bare-${uuidv7()}`];
  for (const name of [topic, other])
    await makeTopic(admin, { topic: name, numPartitions: partitions, replicationFactor: 1 });
  const { read, ...relayed } = await relay(file, topic, brokers);
  const messages = await readBack(kafka, topic, expected);
  const perBatch = Math.round((eventsPerBatch * messages.length) / read);
  const sent = await bare(kafka, other, messages, perBatch);
  await admin.deleteTopics({ topics: [topic, other] });
  const done = { read, relay: paceOf(messages, relayed), bare: paceOf(messages, sent) };
  say(`  relay ${done.relay.messagesPerSecond}, bare ${done.bare.messagesPerSecond} a second`);
  return done;
}

const paceOf = ({ length }, { seconds, cpuSeconds }) => ({
  messagesPerSecond: Math.round(length / seconds),
  cpuMicrosecondsPerMessage: round((cpuSeconds * 1e6) / length, 1),
});
/** The median by rate. */
const median = (paces) =>
  [...paces].sort((a, b) => a.messagesPerSecond - b.messagesPerSecond)[paces.length >> 1];

await bench(async (folder) => {
  await fillLog(folder);
  const { log: file } = dataFiles(folder);
  const server = await broker(folder);
  const brokers = server.url.split(',');
  const kafka = kafkaOf({ brokers, topic: '' });
  const admin = kafka.admin();
  await admin.connect();
  const expected = await messagesIn(file);
  const done = [];
  for (let n = 0; n < rounds; n += 1) done.push(await oneRound({ kafka, admin, file, brokers, expected }));
  await admin.disconnect();
  // A running broker removes folders while they are read.
  await server.stop();
  const state = memory(folder);
  const relayed = median(done.map((each) => each.relay));
  const sent = median(done.map((each) => each.bare));
  const of = `${done[0].read} events as ${expected} messages, ${partitions} partitions, ${compression}`;
  return {
    what: `relay of ${of}, a transaction per ${eventsPerBatch} events; median of ${rounds}`,
    ...relayed,
    baseline: {
      what: 'bare producer, the same messages prepared in advance, acknowledged by all, no transactions',
      ...sent,
    },
    shareOfBaseline: round(relayed.messagesPerSecond / sent.messagesPerSecond),
    aim: '20,000 messages a second',
    memory: state,
  };
});
