import type { KafkaConfig } from 'kafkajs';

/** Where the bus is, and how long one may wait for it. All times in milliseconds. */
export type KafkaOptions = {
  /** `host:port` of some of its brokers. */
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly security?: KafkaSecurity;
  /**
   * What all relays of one installation share, so that the newest fences the others; `reprise-relay.{topic}` unless
   * named. With access lists the relay's user needs `Write` and `Describe` on it.
   */
  readonly transactionalId?: string;
  readonly compression?: 'none' | 'gzip';
  /** A request that a broker has not answered; 10 s unless named. */
  readonly requestMs?: number;
  /** A batch that has not been acknowledged: the producer is given up; 20 s unless named. */
  readonly batchMs?: number;
};
export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>;

/** Events of one transaction at most. Larger ones pay the price of a transaction less often, and take more memory. */
export const eventsPerBatch = 4000;

/** What `max.message.bytes` of a topic is unless somebody changed it. */
export const usualMaxMessageBytes = 1_048_588;

export const transactionalIdOf = ({ topic, transactionalId }: KafkaOptions): string =>
  transactionalId ?? `reprise-relay.${topic}`;
