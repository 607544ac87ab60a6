import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kafkaOf, makeTopic } from '@reprise/relay';
import { engineOf, engines, startOwnServer, type Engine } from '@reprise/read-kernel/testing';
import { TypesenseDouble } from '@reprise/read-search/testing';
import type { Environment } from './host-process';

export type FoundEngines = {
  readonly environment: Environment;
  close(): Promise<void>;
};

const urlOf = (engine: Engine): string | undefined => {
  const found = engineOf(engine);
  return 'url' in found ? found.url : undefined;
};
/** The engines in a title: which server each is, or why there is none. */
export const howFound = (): string =>
  engines
    .map((engine) => {
      const found = engineOf(engine);
      return `${engine}: ${'url' in found ? found.how : found.skipped}`;
    })
    .join(', ');
/** The core of the product requires these three; the search may be in memory. */
export const hasEngines = (): boolean =>
  (['eventstoredb', 'mongodb', 'kafka'] as const).every((engine) => urlOf(engine) !== undefined);

/** A dedicated database on a shared server. */
export function ownDatabase(url: string): string {
  const parts = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url);
  return `${parts?.[1] ?? url}/journey_${randomUUID().slice(0, 8)}${parts?.[2] ?? ''}`;
}

async function eventStore(): Promise<{ url: string; close(): Promise<void> }> {
  const url = urlOf('eventstoredb') ?? 'double';
  if (url !== 'double') return { url, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'reprise-log-'));
  const server = await startOwnServer('eventstoredb', { folder });
  return {
    url: server.url,
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A dedicated topic on shared brokers. */
export async function ownTopic(brokers: string): Promise<string> {
  const topic = `journey-${randomUUID()}`;
  const admin = kafkaOf({ brokers: brokers.split(','), topic }).admin();
  await admin.connect();
  await makeTopic(admin, { topic, numPartitions: 4 });
  await admin.disconnect();
  return topic;
}

/** A server needs its key too; the double is started here; without either each API has an in-memory index. */
async function search(): Promise<{ variables: Environment; close(): Promise<void> }> {
  const url = urlOf('typesense');
  const key = process.env['TYPESENSE_API_KEY'];
  if (url !== 'double')
    return {
      variables: url && key ? { TYPESENSE_URL: url, TYPESENSE_API_KEY: key } : { TYPESENSE_URL: '' },
      close: async () => undefined,
    };
  const double = await TypesenseDouble.start();
  return {
    variables: { TYPESENSE_URL: double.url, TYPESENSE_API_KEY: double.apiKey },
    close: () => double.stop(),
  };
}

/** Whatever was found, as the hosts' variables; separate from other uses of the same servers. */
export async function foundEngines(): Promise<FoundEngines> {
  const log = await eventStore();
  const index = await search();
  const brokers = urlOf('kafka') ?? '';
  return {
    environment: {
      EVENTSTORE_URL: log.url,
      MONGODB_URL: ownDatabase(urlOf('mongodb') ?? ''),
      KAFKA_BROKERS: brokers,
      KAFKA_TOPIC: await ownTopic(brokers),
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      ...index.variables,
    },
    async close() {
      await index.close();
      await log.close();
    },
  };
}
