import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']);

/** The environment, parsed once. Every name is in the README. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The one folder that holds all data. */
  DATA_DIR: z.string().min(1).default('data'),
  DEMO: onOff.default('on'),
  /** Master key, 32 bytes as base64 or hexadecimal; a file in DATA_DIR is made without it, in the demonstration only. */
  SECRETS_KEY: z.string().optional(),
  /** `smtp://user:password@host:587`; without it mails are kept in DATA_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Reprise <no-reply@reprise.test>'),
  /** `FULL` survives a power cut with every acknowledged command; `NORMAL` may lose the last moments, and is faster. */
  LOG_DURABILITY: z.enum(['FULL', 'NORMAL']).default('FULL'),
  TRUST_PROXY: onOff.default('off'),
});

export type Config = {
  readonly port: number;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly secretsKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly durability: 'FULL' | 'NORMAL';
  readonly trustProxy: boolean;
};

/** What is wrong with the environment, in words. */
export class ConfigurationFault extends Error {}

/** @throws ConfigurationFault naming each variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigurationFault(`The environment cannot be used:\n  ${faults.join('\n  ')}`);
  }
  const { data } = parsed;
  const demo = data.DEMO === 'on';
  if (!demo && !data.SECRETS_KEY) {
    throw new ConfigurationFault(
      'With DEMO=off the master key must be given: SECRETS_KEY, 32 bytes as base64 (for example from `openssl rand -base64 32`).',
    );
  }
  return {
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    demo,
    secretsKey: data.SECRETS_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    durability: data.LOG_DURABILITY,
    trustProxy: data.TRUST_PROXY === 'on',
  };
}
