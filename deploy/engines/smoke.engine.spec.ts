import { randomUUID } from 'node:crypto';
import { Kafka, Partitioners, logLevel, type KafkaMessage } from 'kafkajs';
import { MongoClient } from 'mongodb';
import { makeTopic } from '@reprise/relay';
import { describeEngine, engineOf } from '@reprise/read-kernel/testing';

describeEngine('mongodb', 'a server of MongoDB’s protocol', (url) => {
  it('stores a document and finds it by a field', async () => {
    const client = await MongoClient.connect(url);
    const database = client.db(`smoke-${randomUUID()}`);
    try {
      const rows = database.collection<{ _id: string; status: string }>('rows');
      await rows.createIndex({ status: 1 });
      await rows.insertOne({ _id: 'one', status: 'bb_in_transit' });
      expect(await rows.findOne({ status: 'bb_in_transit' })).toEqual({
        _id: 'one',
        status: 'bb_in_transit',
      });
    } finally {
      await database.dropDatabase();
      await client.close();
    }
  });
});

// kafkajs 2.2.4 agrees with the broker on a version of each request. These specs passed on 3.9.1 (installed) and on
// 4.1.0 (given by KAFKA_BROKERS), including idempotent producer and group; 3.9 stays pinned, as the newest that
// kafkajs was made for.
describeEngine('kafka', 'a Kafka broker', (url) => {
  const kafka = new Kafka({ clientId: 'smoke', brokers: url.split(','), logLevel: logLevel.NOTHING });
  const topic = `smoke-${randomUUID()}`;
  const admin = kafka.admin();
  const producing = {
    createPartitioner: Partitioners.DefaultPartitioner,
    idempotent: true,
    maxInFlightRequests: 1,
  };
  const producer = kafka.producer({ ...producing, allowAutoTopicCreation: false });
  // A fetch waits for a new message up to maxWaitTimeInMs; kafkajs's default is five seconds.
  const consumer = kafka.consumer({ groupId: topic, maxWaitTimeInMs: 100, allowAutoTopicCreation: false });

  beforeAll(async () => {
    await Promise.all([admin.connect(), producer.connect(), consumer.connect()]);
    await makeTopic(admin, { topic, numPartitions: 3 });
  });
  afterAll(async () => {
    await consumer.disconnect();
    await admin.deleteTopics({ topics: [topic] });
    await Promise.all([admin.disconnect(), producer.disconnect()]);
  });

  it('returns what was sent, with its key and headers', async () => {
    const message = { key: 'account/buyback-1', value: '{"n":1}', headers: { 'ce-id': 'e1' } };
    await producer.send({ topic, acks: -1, messages: [message] });
    await consumer.subscribe({ topic, fromBeginning: true });
    const got = await new Promise<KafkaMessage>((resolve) => {
      void consumer.run({ eachMessage: async (each) => resolve(each.message) });
    });
    expect(String(got.key)).toBe(message.key);
    expect(String(got.value)).toBe(message.value);
    expect(String(got.headers?.['ce-id'])).toBe('e1');
  });

  const found = engineOf('kafka');
  const itOnBroker = 'mock' in found ? it.skip : it;
  itOnBroker('makes no topic by itself', async () => {
    const other = `${topic}-other`;
    const eager = kafka.producer({ ...producing, idempotent: false, retry: { retries: 0 } });
    await eager.connect();
    await expect(eager.send({ topic: other, messages: [{ value: '{}' }] })).rejects.toThrow(
      /topic-partition/,
    );
    await eager.disconnect();
    expect(await admin.listTopics()).not.toContain(other);
  });
});
