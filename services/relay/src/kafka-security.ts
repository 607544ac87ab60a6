import { readFileSync } from 'node:fs';
import type { SASLOptions } from 'kafkajs';
import { z } from 'zod';
import type { KafkaSecurity } from './kafka-options';

const path = z.string().min(1).optional();

/** Variables of the bus read only by the relay. Empty ones count as unset. */
const securitySchema = z
  .object({
    KAFKA_SSL: z.enum(['on', 'off']).default('off'),
    /** PEM files: the issuer of the brokers' certificates, and the relay's own certificate and key. */
    KAFKA_SSL_CA: path,
    KAFKA_SSL_CERT: path,
    KAFKA_SSL_KEY: path,
    KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
    KAFKA_SASL_USERNAME: z.string().min(1).optional(),
    KAFKA_SASL_PASSWORD: z.string().min(1).optional(),
  })
  .refine(
    (given) => !given.KAFKA_SASL_MECHANISM || (given.KAFKA_SASL_USERNAME && given.KAFKA_SASL_PASSWORD),
    {
      message: 'KAFKA_SASL_MECHANISM requires KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD',
    },
  )
  .refine((given) => Boolean(given.KAFKA_SSL_CERT) === Boolean(given.KAFKA_SSL_KEY), {
    message: 'KAFKA_SSL_CERT and KAFKA_SSL_KEY must be set together or not at all',
  });
type Given = z.infer<typeof securitySchema>;

function sslOf(given: Given): KafkaSecurity['ssl'] {
  if (given.KAFKA_SSL === 'off') return undefined;
  const { KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: key } = given;
  if (!ca && !cert) return true;
  return {
    ...(ca ? { ca: readFileSync(ca, 'utf8') } : {}),
    ...(cert && key ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : {}),
  };
}

function saslOf(given: Given): SASLOptions | undefined {
  const {
    KAFKA_SASL_MECHANISM: mechanism,
    KAFKA_SASL_USERNAME: username,
    KAFKA_SASL_PASSWORD: password,
  } = given;
  if (!mechanism || !username || !password) return undefined;
  if (mechanism === 'plain') return { mechanism, username, password };
  return mechanism === 'scram-sha-256'
    ? { mechanism, username, password }
    : { mechanism: 'scram-sha-512', username, password };
}

/**
 * How the relay authenticates to the bus, from `KAFKA_SSL…` and `KAFKA_SASL…`. @throws ZodError naming what is
 * wrong.
 */
export function kafkaSecurityOf(environment: NodeJS.ProcessEnv): KafkaSecurity {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const given = securitySchema.parse(filled);
  const ssl = sslOf(given);
  const sasl = saslOf(given);
  return { ...(ssl === undefined ? {} : { ssl }), ...(sasl ? { sasl } : {}) };
}
