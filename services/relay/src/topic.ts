import { setTimeout as pause } from 'node:timers/promises';
import { ConfigResourceTypes, type Admin, type ITopicConfig, type Kafka } from 'kafkajs';
import { protocolErrorOf } from './kafka-client';
import { usualMaxMessageBytes } from './kafka-options';

export type Topic = { readonly name: string; readonly partitions: number; readonly maxMessageBytes: number };

/** The topic does not exist: an outage until somebody creates it. The relay never does. */
export class TopicMissing extends Error {
  constructor(topic: string) {
    super(`Kafka has no topic ${topic}; create it with \`npm run kafka:topics\``);
    this.name = 'TopicMissing';
  }
}

const notLedYet = new Set(['LEADER_NOT_AVAILABLE', 'UNKNOWN_TOPIC_OR_PARTITION']);
const patienceMs = 30_000;

async function isLed(admin: Admin, name: string): Promise<boolean> {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
    return topics.every(
      ({ partitions }) => partitions.length > 0 && partitions.every(({ leader }) => leader >= 0),
    );
  } catch (error) {
    if (notLedYet.has(protocolErrorOf(error) ?? '')) return false;
    throw error;
  }
}

/**
 * Creates a topic unless it exists, and waits until each partition has its leader. kafkajs's own waiting gives up when it
 * asks a broker that has not heard of the topic yet. @returns whether it was missing.
 */
export async function makeTopic(admin: Admin, wanted: ITopicConfig): Promise<boolean> {
  const made = await admin.createTopics({ waitForLeaders: false, topics: [wanted] });
  for (const end = Date.now() + patienceMs; !(await isLed(admin, wanted.topic)); await pause(50))
    if (Date.now() > end) throw new Error(`${wanted.topic} has no leader after ${patienceMs} ms`);
  return made;
}

/** @throws TopicMissing; kafkajs's error if no broker answers. */
export async function describeTopic(kafka: Kafka, name: string): Promise<Topic> {
  const admin = kafka.admin({ retry: { retries: 2 } });
  try {
    await admin.connect();
    return { name, partitions: await partitionsOf(admin, name), maxMessageBytes: await limitOf(admin, name) };
  } finally {
    await admin.disconnect();
  }
}

/** @throws TopicMissing. */
export async function partitionsOf(admin: Admin, name: string): Promise<number> {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
    const count = topics.find((topic) => topic.name === name)?.partitions.length ?? 0;
    if (count > 0) return count;
  } catch (error) {
    if (protocolErrorOf(error) !== 'UNKNOWN_TOPIC_OR_PARTITION') throw error;
  }
  throw new TopicMissing(name);
}

/**
 * A user who may write may not always read settings: the default limit is then assumed, and the broker's refusal
 * counts.
 */
async function limitOf(admin: Admin, name: string): Promise<number> {
  const configNames = ['max.message.bytes'];
  try {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: ConfigResourceTypes.TOPIC, name, configNames }],
    });
    const entry = resources[0]?.configEntries.find(({ configName }) => configName === 'max.message.bytes');
    return Number(entry?.configValue) || usualMaxMessageBytes;
  } catch {
    return usualMaxMessageBytes;
  }
}
