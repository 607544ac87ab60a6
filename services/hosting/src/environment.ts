import { isOneAddress } from '@reprise/gateways';
import { z } from 'zod';

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** `on` is what it was: one proxy. */
const proxies = z
  .string()
  .transform((text) => {
    if (text === 'off' || text === '0') return false as const;
    if (text === 'on') return 1;
    return /^[1-9]$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  })
  .pipe(
    z.union([z.literal(false), z.number(), z.array(proxy).min(1)], {
      error: 'must be a number of proxies, or their addresses with commas between them',
    }),
  );
const onOff = z.enum(['on', 'off']);
const port = z.coerce.number().int().min(0).max(65535);
const brokers = z
  .string()
  .transform((text) => text.split(',').map((broker) => broker.trim()))
  .pipe(
    z
      .array(z.string().regex(/^[^\s:]+:\d+$/, 'must look like host:port, several separated by commas'))
      .min(1),
  );

/** Every variable read by a host. The README lists them. */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  /** Health and metrics. */
  OPS_PORT: port.optional(),
  /** The folder with all data of the embedded engines. */
  DATA_DIR: z.string().min(1).optional(),
  DEMO: onOff.optional(),
  /** Master key, 32 bytes as base64 or hexadecimal; if unset, the demonstration creates a file in DATA_DIR. */
  SECRETS_KEY: z.string().min(1).optional(),
  /** Comma-separated keys of the same form that only decrypt: the next one, the previous one. */
  SECRETS_KEYS_OTHER: z.string().min(1).optional(),
  /** `smtp://user:password@host:587`; if unset, mails are saved in DATA_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** One address, with or without a name before it. */
  MAIL_FROM: z
    .string()
    .refine(isOneAddress, 'must be one e-mail address')
    .default('Reprise <no-reply@reprise.test>'),
  /** `FULL`: every acknowledged command survives a power failure; `NORMAL` is faster but may lose the last moments. */
  LOG_DURABILITY: z.enum(['FULL', 'NORMAL']).default('FULL'),
  /** How many proxies stand in front, or their addresses: never every address, or anybody could name his own. */
  TRUST_PROXY: proxies.default(false),
  /** Public address of the installation. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Webhooks may also use plain HTTP and machines in your own network: only in the demonstration. */
  WEBHOOKS_PRIVATE_ADDRESSES: onOff.default('off'),
  /** Identity providers of organisations may be in your own network. */
  SSO_PRIVATE_ADDRESSES: onOff.default('off'),
  /** `off` lets everybody ask as often as he likes: only for load tests. */
  REQUEST_LIMITS: onOff.default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Name of this process in leases and logs. */
  INSTANCE: z.string().min(1).max(200).optional(),
  /** Another process takes over this long after one falls silent. */
  LEASE_MS: z.coerce.number().int().min(500).max(600_000).default(10_000),
  /** Labels asked of carriers at the same time; one account holds at most half of these places. */
  CARRIER_PLACES: z.coerce.number().int().min(2).max(10_000).default(64),
  /** `on`: a standalone does what follows from requests in a thread of its own; `auto`: where there are cores for two. */
  WORKER_THREAD: z.enum(['auto', 'on', 'off']).default('auto'),
  /** Target of traces, OTLP over HTTP; if unset, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of traces that is kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  EVENTSTORE_URL: z
    .string()
    .regex(/^(esdb|kurrentdb|kdb)(\+discover)?:\/\/\S+$/, 'must look like esdb://host:2113?tls=false')
    .optional(),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must look like mongodb://host:27017/database')
    .optional(),
  KAFKA_BROKERS: brokers.optional(),
  KAFKA_TOPIC: z
    .string()
    .regex(/^[\w.-]{1,249}$/)
    .default('reprise.events'),
  /** Several nodes of a cluster separated by commas. */
  TYPESENSE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s,]+(,\s*https?:\/\/[^\s,]+)*$/, 'must look like http://host:8108')
    .optional(),
  TYPESENSE_API_KEY: z.string().min(1).optional(),
});
