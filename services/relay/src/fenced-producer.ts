import { PoisonEvent } from '@reprise/kernel';
import {
  CompressionTypes,
  Partitioners,
  type Kafka,
  type Producer,
  type RecordMetadata,
  type Transaction,
} from 'kafkajs';
import { kafkaOf, protocolErrorOf } from './kafka-client';
import { transactionalIdOf, type KafkaOptions } from './kafka-options';
import type { BusMessage } from './message';
import { largestBatchOf, requestsOf, type Placed } from './requests';
import { describeTopic, type Topic } from './topic';
import { within } from './within';

const usualBatchMs = 20_000;
const tooLarge = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE']);

/** A broker refused several messages at once: its limit is lower than assumed. */
export class RequestTooLarge extends Error {
  constructor(
    readonly bytes: number,
    topic: string,
  ) {
    super(`${topic} does not accept batches of up to ${bytes} bytes`);
    this.name = 'RequestTooLarge';
  }
}

/**
 * One epoch of the relay on the bus. Taking the epoch aborts the previous holder's transaction and fences it off, so
 * nothing of it can follow what is sent here (adr/0014). It is used until the first error: sequence numbers are then
 * in doubt, and a number used twice makes a broker drop a message silently. After an error it must be discarded.
 */
export class FencedProducer {
  private constructor(
    private readonly producer: Producer,
    private readonly options: KafkaOptions,
    readonly topic: Topic,
  ) {}

  /**
   * @param confirmLease called after taking the epoch: a relay that lost its lease before has an epoch, but sends
   * nothing with it.
   * @throws TopicMissing, LeaseLost, Overdue, kafkajs's errors.
   */
  static async open(options: KafkaOptions, confirmLease: () => Promise<void>): Promise<FencedProducer> {
    const { batchMs = usualBatchMs } = options;
    const kafka = kafkaOf(options);
    const topic = await within(batchMs, 'describing the topic', describeTopic(kafka, options.topic));
    // A relay that has already lost its lease need not fence off the new holder first.
    await confirmLease();
    const producer = producerOf(kafka, options);
    try {
      const transaction = await within(batchMs, 'taking the epoch', beginning(producer));
      await confirmLease();
      await transaction.commit();
      return new FencedProducer(producer, options, topic);
    } catch (error) {
      void producer.disconnect().catch(() => undefined);
      throw error;
    }
  }

  /**
   * All of them, in one transaction, acknowledged by all in-sync replicas; or none, for readers of committed
   * messages.
   * @param limit bytes of one partition's batch, if lower than the topic's.
   * @throws PoisonEvent for a message that is too large for the topic; RequestTooLarge; Overdue; kafkajs's errors.
   */
  async send(messages: readonly BusMessage[], limit = Infinity): Promise<void> {
    const { batchMs = usualBatchMs } = this.options;
    const { partitions, maxMessageBytes } = this.topic;
    const requests = requestsOf(messages, partitions, Math.min(limit, maxMessageBytes));
    await within(batchMs, `sending ${messages.length} messages`, this.transact(requests));
  }

  /** Without waiting for requests that may never be answered. */
  discard(): void {
    void this.producer.disconnect().catch(() => undefined);
  }

  async close(): Promise<void> {
    await within(2000, 'disconnecting', this.producer.disconnect()).catch(() => undefined);
  }

  private async transact(requests: readonly (readonly Placed[])[]): Promise<void> {
    const transaction = await this.producer.transaction();
    for (const request of requests) await this.request(transaction, request);
    await transaction.commit();
  }

  private async request(transaction: Transaction, messages: readonly Placed[]): Promise<void> {
    const { compression = 'gzip' } = this.options;
    const topicMessages = [{ topic: this.topic.name, messages: messages.map(toRecord) }];
    try {
      const acks = await transaction.sendBatch({
        acks: -1,
        compression: compression === 'gzip' ? CompressionTypes.GZIP : CompressionTypes.None,
        topicMessages,
      });
      assureAll(messages, acks);
    } catch (error) {
      if (tooLarge.has(protocolErrorOf(error) ?? '')) throw this.refused(messages);
      throw error;
    }
  }

  private refused(messages: readonly Placed[]): Error {
    const { name } = this.topic;
    const [first, ...others] = messages;
    if (first && others.length === 0)
      return new PoisonEvent(first.eventId, `the message is larger than ${name} allows`);
    return new RequestTooLarge(largestBatchOf(messages), name);
  }
}

const toRecord = ({ key, value, headers, partition }: Placed) => ({ key, value, headers, partition });

function producerOf(kafka: Kafka, options: KafkaOptions): Producer {
  const { batchMs = usualBatchMs } = options;
  return kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
    transactionalId: transactionalIdOf(options),
    // An open transaction makes readers wait: no longer than the batch itself may take.
    transactionTimeout: batchMs + 10_000,
    // Idempotence inside the transaction keeps the order; more in flight would only save round trips.
    maxInFlightRequests: 1,
  });
}

/** The first transaction takes the epoch. */
async function beginning(producer: Producer): Promise<Transaction> {
  await producer.connect();
  return producer.transaction();
}

/**
 * kafkajs retries by broker, not by partition: a partition that moved meanwhile to a broker that had already
 * answered is forgotten silently. So every partition must be among the replies.
 */
function assureAll(messages: readonly Placed[], acks: readonly RecordMetadata[]): void {
  const acknowledged = new Set(acks.map(({ partition }) => partition));
  const missing = messages.find(({ partition }) => !acknowledged.has(partition));
  if (missing) throw new Error(`partition ${missing.partition} has not acknowledged its messages`);
}
