import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { ConfigurationFault } from './configuration-fault';
import { environmentSchema } from './environment';
import { hasRoomForThread, type Machine } from './worker-thread.rules';

/** `command`: a program that runs once, alongside the hosts. */
export type HostName = 'standalone' | 'api' | 'worker' | 'relay' | 'command';

export type Config = {
  readonly host: HostName;
  /** Name of this process, unique among those sharing the engines. */
  readonly instance: string;
  readonly port: number;
  /** Port of health and metrics; a standalone without one serves them on its own port. */
  readonly opsPort: number | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly secretsKey: string | undefined;
  /** Keys that only decrypt. */
  readonly otherSecretsKeys: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly durability: 'FULL' | 'NORMAL';
  /** Proxies in front: how many, or their addresses. */
  readonly trustProxy: number | readonly string[] | false;
  /** Whether the endpoints' limits hold. */
  readonly requestLimits: boolean;
  /** Public address of this installation; default `http://localhost` with the port. */
  readonly publicUrl: string | undefined;
  /** Webhooks may also be sent to machines in your own network. */
  readonly webhooksPrivateAddresses: boolean;
  /** Identity providers may be in your own network; over plain HTTP only in the demonstration. */
  readonly ssoPrivateAddresses: boolean;
  readonly logLevel: string;
  readonly leaseMs: number;
  /** Labels asked of carriers at the same time, half of them at most by one account. */
  readonly carrierPlaces: number;
  /** What follows from requests is done in a thread of its own, by a standalone. */
  readonly workerThread: boolean;
  readonly traces: { readonly tracesEndpoint: string | undefined; readonly tracesRatio: number };
  /** Engines that replace the embedded ones, each independently. */
  readonly eventstoreUrl: string | undefined;
  readonly mongodbUrl: string | undefined;
  readonly kafka: { readonly brokers: readonly string[]; readonly topic: string } | undefined;
  readonly typesense: { readonly url: string; readonly apiKey: string } | undefined;
};
type Environment = z.infer<typeof environmentSchema>;

/** Two of each host may run on one machine, but only the first gets its default port. */
const opsPorts: Readonly<Record<HostName, number | undefined>> = {
  standalone: undefined,
  api: 9400,
  worker: 9401,
  relay: 9402,
  command: undefined,
};

const inventedName = (): string => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;

function parsed(environment: NodeJS.ProcessEnv): Environment {
  // An empty variable counts as unset: that is how a compose file omits one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationFault(`The environment is invalid:\n  ${faults.join('\n  ')}`);
}

const embedded = ({ EVENTSTORE_URL, MONGODB_URL }: Environment): readonly string[] => [
  ...(EVENTSTORE_URL ? [] : ['EVENTSTORE_URL']),
  ...(MONGODB_URL ? [] : ['MONGODB_URL']),
];
const isSeparate = (host: HostName): boolean => host === 'api' || host === 'worker' || host === 'relay';

/** @param shared whether several processes work on the same data. */
export const missingKey = (shared: boolean): string =>
  `SECRETS_KEY is required ${shared ? 'with EVENTSTORE_URL or MONGODB_URL: all hosts need the same key' : 'with DEMO=off'}. ` +
  'It is 32 bytes as base64, for example from `openssl rand -base64 32`.';

/** Checks that involve several variables. @returns a sentence per contradiction. */
function contradictions(given: Environment, host: HostName, demo: boolean): string[] {
  const faults: string[] = [];
  const inFolder = embedded(given);
  const shared = inFolder.length < 2;
  if (isSeparate(host) && inFolder.length > 0 && !given.DATA_DIR)
    faults.push(
      `${inFolder.join(' and ')} not set, so the ${host} would keep its data in files. Set them, or set DATA_DIR to the ` +
        'folder shared by all hosts, which must then run on one machine.',
    );
  if (host !== 'command' && !given.SECRETS_KEY && (shared || !demo)) faults.push(missingKey(shared));
  if (Boolean(given.TYPESENSE_URL) !== Boolean(given.TYPESENSE_API_KEY))
    faults.push('TYPESENSE_URL and TYPESENSE_API_KEY must be set together or not at all.');
  if (given.WEBHOOKS_PRIVATE_ADDRESSES === 'on' && !demo && host !== 'command')
    faults.push('WEBHOOKS_PRIVATE_ADDRESSES=on is only for the demonstration: it requires DEMO=on.');
  if (host === 'relay' && !given.KAFKA_BROKERS)
    faults.push('The relay requires KAFKA_BROKERS: without a bus it has nothing to do.');
  return faults;
}

/**
 * The environment as one host reads it. The demonstration is on for the standalone and off for separate hosts unless
 * `DEMO` is set. @throws ConfigurationFault naming each invalid variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv, host: HostName = 'standalone'): Config {
  const given = parsed(environment);
  const demo = (given.DEMO ?? (isSeparate(host) ? 'off' : 'on')) === 'on';
  const faults = contradictions(given, host, demo);
  if (faults.length > 0) throw new ConfigurationFault(faults.join('\n'));
  return { host, demo, ...engineChoice(given), ...surroundings(given, host) };
}

function engineChoice(given: Environment) {
  const { KAFKA_BROKERS: brokers, TYPESENSE_URL: url, TYPESENSE_API_KEY: apiKey } = given;
  return {
    eventstoreUrl: given.EVENTSTORE_URL,
    mongodbUrl: given.MONGODB_URL,
    kafka: brokers && { brokers, topic: given.KAFKA_TOPIC },
    typesense: url && apiKey ? { url, apiKey } : undefined,
  };
}

const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  // 0 where no container limits it.
  bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});
const hasWorkerThread = (wanted: Environment['WORKER_THREAD']): boolean =>
  wanted === 'on' || (wanted === 'auto' && hasRoomForThread(thisMachine()));

function surroundings(given: Environment, host: HostName) {
  return {
    instance: given.INSTANCE ?? inventedName(),
    port: given.PORT,
    opsPort: given.OPS_PORT ?? opsPorts[host],
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    secretsKey: given.SECRETS_KEY,
    otherSecretsKeys: given.SECRETS_KEYS_OTHER,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    durability: given.LOG_DURABILITY,
    trustProxy: given.TRUST_PROXY,
    requestLimits: given.REQUEST_LIMITS === 'on',
    publicUrl: given.PUBLIC_URL,
    webhooksPrivateAddresses: given.WEBHOOKS_PRIVATE_ADDRESSES === 'on',
    ssoPrivateAddresses: given.SSO_PRIVATE_ADDRESSES === 'on',
    logLevel: given.LOG_LEVEL ?? (isSeparate(host) ? 'info' : 'warn'),
    leaseMs: given.LEASE_MS,
    carrierPlaces: given.CARRIER_PLACES,
    workerThread: hasWorkerThread(given.WORKER_THREAD),
    traces: {
      tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
      tracesRatio: given.OTEL_TRACES_SAMPLER_ARG,
    },
  };
}
