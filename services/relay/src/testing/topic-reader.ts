import { cloudEventSchema, type CloudEvent } from '@reprise/contracts/messages';
import { uuidv7 } from '@reprise/kernel';
import type { Consumer, IHeaders, Kafka } from 'kafkajs';

export type ReadMessage = {
  readonly key: string;
  readonly partition: number;
  readonly headers: IHeaders;
  readonly cloudEvent: CloudEvent;
};

/** Everything committed on a topic from its beginning, as a partner's consumer sees it. */
export class TopicReader {
  readonly messages: ReadMessage[] = [];

  private constructor(private readonly consumer: Consumer) {}

  static async open(kafka: Kafka, topic: string): Promise<TopicReader> {
    const reader = new TopicReader(
      kafka.consumer({ groupId: uuidv7(), maxWaitTimeInMs: 100, allowAutoTopicCreation: false }),
    );
    await reader.consumer.connect();
    await reader.consumer.subscribe({ topic, fromBeginning: true });
    await reader.consumer.run({
      eachMessage: async ({ message, partition }) => {
        const cloudEvent = cloudEventSchema.parse(JSON.parse(String(message.value)));
        const { key, headers = {} } = message;
        reader.messages.push({ key: String(key), partition, headers, cloudEvent });
      },
    });
    return reader;
  }

  get ids(): readonly string[] {
    return this.messages.map(({ cloudEvent }) => cloudEvent.id);
  }

  /** Messages by key, without duplicates, in the order in which each was first read. */
  get firsts(): ReadonlyMap<string, readonly CloudEvent[]> {
    const byKey = new Map<string, CloudEvent[]>();
    const seen = new Set<string>();
    for (const { key, cloudEvent } of this.messages) {
      if (seen.has(cloudEvent.id)) continue;
      seen.add(cloudEvent.id);
      byKey.set(key, [...(byKey.get(key) ?? []), cloudEvent]);
    }
    return byKey;
  }

  close(): Promise<void> {
    return this.consumer.disconnect();
  }
}
