import { Kafka, KafkaJSProtocolError, logLevel, type RetryOptions } from 'kafkajs';
import { useQuickGzip } from './gzip-codec';
import type { KafkaOptions } from './kafka-options';

/**
 * Short retries, about five seconds in total, inside one batch: an election, a loading coordinator, the end of the
 * previous transaction. Anything longer is an outage, and the engine's back-off handles it.
 */
const retry: RetryOptions = {
  initialRetryTime: 10,
  factor: 0.2,
  multiplier: 1.5,
  maxRetryTime: 250,
  retries: 25,
};

useQuickGzip();

/** A client of the bus. Its own log is silenced: every failure surfaces as an error, and the engine reports it once. */
export const kafkaOf = ({ brokers, security, requestMs = 10_000 }: KafkaOptions): Kafka =>
  new Kafka({
    clientId: 'reprise-relay',
    brokers: [...brokers],
    ...security,
    retry,
    connectionTimeout: 3000,
    requestTimeout: requestMs,
    logLevel: logLevel.NOTHING,
  });

/** The protocol's name of an error (`MESSAGE_TOO_LARGE`), wherever it is in the chain of causes. */
export function protocolErrorOf(error: unknown): string | undefined {
  if (error instanceof KafkaJSProtocolError) return error.type;
  return error instanceof Error && error.cause ? protocolErrorOf(error.cause) : undefined;
}
