import { parseArgs } from 'node:util';
import { z } from 'zod';
import { kafkaOf } from './kafka-client';
import type { KafkaOptions } from './kafka-options';
import { makeTopic } from './topic';

const count = z.coerce
  .number('a whole number of at least 1')
  .int('a whole number of at least 1')
  .min(1, 'a whole number of at least 1');
const flagsSchema = z.object({
  /** Changing it later moves keys, which lose their order once: choose for the years to come. */
  partitions: count.default(12),
  /** The brokers' default. */
  replication: count.optional(),
  'retention-days': count.optional(),
  'max-message-bytes': count.optional(),
});
export type TopicFlags = z.infer<typeof flagsSchema>;

/** @throws RangeError or TypeError for invalid or unknown flags, in words. */
export function topicFlags(args: readonly string[]): TopicFlags {
  const options = Object.keys(flagsSchema.shape).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) });
  const flags = flagsSchema.safeParse(values);
  if (flags.success) return flags.data;
  throw new RangeError(
    flags.error.issues.map(({ path, message }) => `--${path.join('.')} needs ${message}`).join('\n'),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

function settingsOf(flags: TopicFlags): { name: string; value: string }[] {
  const { replication = 1, 'retention-days': days, 'max-message-bytes': bytes } = flags;
  return [
    { name: 'cleanup.policy', value: 'delete' },
    // With three copies a message counts as sent when two have it, so that one broker may be lost.
    ...(replication >= 3 ? [{ name: 'min.insync.replicas', value: '2' }] : []),
    ...(days ? [{ name: 'retention.ms', value: String(days * dayMs) }] : []),
    ...(bytes ? [{ name: 'max.message.bytes', value: String(bytes) }] : []),
  ];
}

/**
 * Creates the relay's topic if it is missing. An existing one is left unchanged. @returns the result, as a sentence.
 */
export async function createTopic(kafka: KafkaOptions, flags: TopicFlags): Promise<string> {
  const admin = kafkaOf(kafka).admin();
  const { topic } = kafka;
  const { partitions, replication } = flags;
  await admin.connect();
  try {
    const wanted = { topic, numPartitions: partitions, configEntries: settingsOf(flags) };
    const made = await makeTopic(admin, { ...wanted, replicationFactor: replication ?? -1 });
    return made ? `${topic} was created with ${partitions} partitions` : `${topic} already exists`;
  } finally {
    await admin.disconnect();
  }
}
