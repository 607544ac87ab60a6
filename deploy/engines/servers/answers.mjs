// Whether a server of an engine answers in its own protocol: an open port is not yet a working server.
import { connect } from 'node:net';
import { EventStoreDBClient } from '@eventstore/db-client';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';

/** Whether something takes connections there; not yet that it works. */
export function listens(port) {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), answer(true)));
    socket.on('error', () => answer(false));
  });
}

async function succeeds(work) {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

/** Also false while a single-node cluster has not elected itself leader. */
async function eventstoredb(url) {
  if (!(await listens(new URL(url).port))) return false;
  const client = EventStoreDBClient.connectionString(url);
  const newest = { direction: 'backwards', fromPosition: 'end', maxCount: 1, requiresLeader: true };
  return succeeds(async () => {
    for await (const event of client.readAll(newest)) if (event) break;
  }).finally(() => client.dispose());
}

async function mongodb(url) {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 300, connectTimeoutMS: 300 });
  return succeeds(() => client.db('admin').command({ ping: 1 })).finally(() => client.close());
}

async function kafka(address) {
  const [retry, connectionTimeout] = [{ retries: 0 }, 1000];
  const client = new Kafka({ brokers: [address], logLevel: logLevel.NOTHING, connectionTimeout, retry });
  const admin = client.admin({ retry });
  return succeeds(async () => {
    await admin.connect();
    if ((await admin.describeCluster()).brokers.length === 0) throw new Error('no broker yet');
  }).finally(() => admin.disconnect());
}

const typesense = (url) =>
  succeeds(async () => {
    if (!(await fetch(`${url}/health`)).ok) throw new Error('not healthy yet');
  });

export const answers = { eventstoredb, mongodb, kafka, typesense };
