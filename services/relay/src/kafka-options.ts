import type { KafkaConfig } from 'kafkajs';

/** Where the bus is, and its timeouts. All times in milliseconds. */
export type KafkaOptions = {
  /** `host:port` of some of its brokers. */
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly security?: KafkaSecurity;
  /**
   * Shared by all relays of one installation, so that the newest fences off the others; default
   * `reprise-relay.{topic}`. With access control lists the relay's user needs `Write` and `Describe` on it.
   */
  readonly transactionalId?: string;
  readonly compression?: 'none' | 'gzip';
  /** Timeout of a request to a broker; default 10 s. */
  readonly requestMs?: number;
  /** Timeout of a batch, after which the producer is discarded; default 20 s. */
  readonly batchMs?: number;
};
export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>;

/** Maximum number of events per transaction. Larger transactions pay their cost less often but take more memory. */
export const eventsPerBatch = 4000;

/** Default of a topic's `max.message.bytes`. */
export const usualMaxMessageBytes = 1_048_588;

export const transactionalIdOf = ({ topic, transactionalId }: KafkaOptions): string =>
  transactionalId ?? `reprise-relay.${topic}`;
