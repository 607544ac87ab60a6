import { ConfigurationFault, type Config, type Telemetry } from '@reprise/hosting';
import type { KernelLogger } from '@reprise/kernel';
import { z } from 'zod';
import type { KafkaOptions } from './kafka-options';
import { KafkaRelay } from './kafka-relay';
import { kafkaSecurityOf } from './kafka-security';

type RelayConfig = Pick<Config, 'kafka' | 'publicUrl'>;

/** The configured bus. @throws ConfigurationFault if there is none, or for invalid security settings. */
export function busOf({ kafka }: Pick<Config, 'kafka'>, environment = process.env): KafkaOptions {
  if (!kafka) throw new ConfigurationFault('KAFKA_BROKERS is not set: there is no bus.');
  try {
    return { ...kafka, security: kafkaSecurityOf(environment) };
  } catch (error) {
    throw new ConfigurationFault(`The bus configuration is invalid: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ')
    : String(error);

/** The relay as a consumer that a host adds to its engine. Close it after the engine. */
export const relayOf = (
  config: RelayConfig,
  logger: KernelLogger,
  { metrics }: Pick<Telemetry, 'metrics'>,
): KafkaRelay =>
  new KafkaRelay({
    kafka: busOf(config),
    logger,
    acknowledged: (messages) => metrics.relayedMessages(messages),
    ...(config.publicUrl ? { source: config.publicUrl } : {}),
  });
