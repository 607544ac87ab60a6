import type { RecordedEvent } from '@reprise/contracts/kernel';
import { cloudEventOf, messageKeyOf, type CloudEvent } from '@reprise/contracts/messages';
import {
  memorySubscriptionStore,
  SqliteEventLog,
  SubscriptionEngine,
  uuidv7,
  type BatchConsumer,
  type EngineOptions,
  type EventLog,
  type SubscriptionStore,
} from '@reprise/kernel';
import { anEvent } from '@reprise/kernel/testing';
import type { Admin, ITopicConfig } from 'kafkajs';
import { kafkaOf } from '../kafka-client';
import type { KafkaOptions } from '../kafka-options';
import { KafkaRelay } from '../kafka-relay';
import { makeTopic } from '../topic';
import { TopicReader } from './topic-reader';

const quick = { leaseMs: 1500, heartbeatMs: 100, backOff: { firstMs: 50, maxMs: 500, tries: 3 } };

export const aBuyback = (): string => `buyback-${uuidv7()}`;
const shippedAt = '2026-01-05T09:00:00.000Z';
/** A public event, a private one, and one with a text of the given length. */
export const aShipment = () => anEvent({ type: 'BuybackShipped', data: { shippedAt } });
export const aReminder = () =>
  anEvent({ type: 'ProposalReminded', data: { proposalId: uuidv7(), reminder: 1 } });
export const aLabel = (trackingLink: string) =>
  anEvent({
    type: 'PackageLabelIssued',
    data: { carrier: 'c', trackingNumber: '1', trackingLink, issuedAt: shippedAt, labelKey: 'inner' },
  });

/** A log, a store and a dedicated topic on a real broker, with relays as in separate processes. */
export class BusWorld {
  readonly topic = `relay-${uuidv7()}`;
  readonly log: EventLog;
  readonly store: SubscriptionStore = memorySubscriptionStore();
  private readonly admin: Admin;
  private readonly endings: (() => Promise<unknown>)[] = [];

  constructor(
    readonly url: string,
    file = ':memory:',
  ) {
    this.log = new SqliteEventLog({ file, pollMs: 50 });
    this.admin = this.kafka().admin();
  }

  get kafkaOptions(): KafkaOptions {
    return { brokers: this.url.split(','), topic: this.topic, batchMs: 8000, requestMs: 5000 };
  }

  kafka = () => kafkaOf(this.kafkaOptions);

  async createTopic(config: Partial<ITopicConfig> = {}): Promise<this> {
    await this.admin.connect();
    await makeTopic(this.admin, { topic: this.topic, numPartitions: 3, replicationFactor: 1, ...config });
    return this;
  }

  relay(kafka: Partial<KafkaOptions> = {}): KafkaRelay {
    const relay = new KafkaRelay({ kafka: { ...this.kafkaOptions, ...kafka } });
    this.endings.push(() => relay.close());
    return relay;
  }

  engine(consumer: BatchConsumer, options: Partial<EngineOptions> = {}): SubscriptionEngine {
    const { log, store } = this;
    const engine = new SubscriptionEngine({ log, store, ...quick, consumerTries: Infinity, ...options });
    engine.add(consumer).start();
    this.endings.unshift(() => engine.stop());
    return engine;
  }

  async read(): Promise<TopicReader> {
    const reader = await TopicReader.open(this.kafka(), this.topic);
    this.endings.push(() => reader.close());
    return reader;
  }

  /** What partners should receive: public messages of the log by key, in log order. */
  async expected(): Promise<ReadonlyMap<string, readonly CloudEvent[]>> {
    const byKey = new Map<string, CloudEvent[]>();
    const all: readonly RecordedEvent[] = await this.log.readAll('', 1_000_000);
    for (const event of all) {
      const cloudEvent = cloudEventOf(event);
      const key = messageKeyOf(event);
      if (cloudEvent) byKey.set(key, [...(byKey.get(key) ?? []), cloudEvent]);
    }
    return byKey;
  }

  async end(): Promise<void> {
    for (const end of this.endings) await end();
    await this.admin.deleteTopics({ topics: [this.topic] }).catch(() => undefined);
    await this.admin.disconnect();
    await this.store.close();
    await this.log.close();
  }
}
