import { Global, Module } from '@nestjs/common';
import { itemEvents } from '@reprise/contracts/item';
import { documentEvents } from '@reprise/contracts/kernel';
import { permissionsOf, type Role } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { WebhookCreated, WebhookDelivery, WebhookRow } from '@reprise/contracts/webhooks';
import {
  EventCatalogues,
  memorySubscriptionStore,
  SqliteEventLog,
  systemClock,
  uuidv7,
  type KernelLogger,
  type SubscriptionStore,
} from '@reprise/kernel';
import { createHttpApp } from '@reprise/kernel/http';
import {
  SECRETS,
  type Secrets,
  CLOCK,
  DOCUMENTS,
  EVENT_LOG,
  SESSION_READER,
  type SessionReader,
} from '@reprise/kernel/ports';
import { OutboxModule } from '@reprise/kernel/resource';
import { anEvent } from '@reprise/kernel/testing';
import { SqliteDocuments, type Documents } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { WebhooksModule } from '../resource/webhooks.module';
import {
  webhookCompanion,
  type WebhookCompanion,
  type WebhookCompanionOptions,
} from '../worker/webhook-companion';

const sessions: SessionReader = {
  async read(token) {
    const [accountId = '', role = ''] = token.split('/');
    if (!['a', 'b'].includes(accountId)) throw new Refusal('unauthenticated');
    const common = { kind: 'user', userId: 'u', module: 'no_module' } as const;
    return { ...common, accountId, role: role as Role, permissions: permissionsOf(role as Role) };
  },
  scopeOf: async ({ accountId }) => tenantScope({ accountId, by: 'account' }),
};
/** Not a cipher: encrypted text differs from the original, and does not decrypt elsewhere. */
const secrets: Secrets = {
  seal: (text, place) => `${place}|${Buffer.from(text).toString('hex')}`,
  open(sealed, place) {
    if (!sealed.startsWith(`${place}|`)) throw new Error('moved');
    return Buffer.from(sealed.slice(place.length + 1), 'hex').toString();
  },
};

export type Answer<T> = {
  readonly status: number;
  readonly body: T & { code?: string; violations?: object[] };
};
export type OpenEngines = { readonly documents: Documents; readonly store: SubscriptionStore };
type Options = { readonly privateAddresses?: boolean; readonly engines?: OpenEngines };

const embedded = (): OpenEngines => ({
  documents: new SqliteDocuments({ file: ':memory:' }),
  store: memorySubscriptionStore(),
});

/** API and worker of webhooks over embedded engines, accelerated: seconds become milliseconds. */
export async function openProduct({ privateAddresses = true, engines = embedded() }: Options = {}) {
  const { documents, store } = engines;
  const log = new SqliteEventLog({
    file: ':memory:',
    catalogues: new EventCatalogues(itemEvents, documentEvents),
  });
  const lines: string[] = [];
  const say = (details: object, text: string): void => void lines.push(JSON.stringify({ ...details, text }));
  const logger: KernelLogger = { info: say, warn: say, error: say };
  @Global()
  @Module({
    providers: [
      { provide: EVENT_LOG, useValue: log },
      { provide: DOCUMENTS, useValue: documents },
      { provide: CLOCK, useValue: systemClock },
      { provide: SECRETS, useValue: secrets },
      { provide: SESSION_READER, useValue: sessions },
    ],
    exports: [EVENT_LOG, DOCUMENTS, CLOCK, SECRETS, SESSION_READER],
  })
  class Engines {}
  @Module({ imports: [Engines, OutboxModule, WebhooksModule.with({ privateAddresses, timeoutMs: 500 })] })
  class Host {}
  const app = await createHttpApp(Host, { logger: false, checkReplies: true });
  await app.listen(0, '127.0.0.1');
  const base = `${await app.getUrl()}/api`;
  const companions: WebhookCompanion[] = [];

  async function ask<T>(method: string, path: string, body?: unknown, who = 'a/admin'): Promise<Answer<T>> {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await fetch(base + path, {
      method,
      headers: { token: who, accept: 'application/json', ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    lines.push(...(path.endsWith('/webhooks') && method === 'POST' ? [] : [text]));
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer<T>['body'] };
  }

  return {
    ...{ log, documents, store, lines, ask },
    create: async (url: string, more: object = {}) =>
      (await ask<WebhookCreated>('POST', '/webhooks', { url, ...more })).body,
    get: async (id: string) => (await ask<WebhookRow>('GET', `/webhooks/${id}`)).body,
    deliveries: async (id: string) =>
      (await ask<WebhookDelivery[]>('GET', `/webhooks/${id}/deliveries?itemsPerPage=100`)).body,
    work(options: Partial<WebhookCompanionOptions> = {}): WebhookCompanion {
      const companion = webhookCompanion({
        ...{ log, store, documents, secrets, logger, privateAddresses, pollMs: 25, timeoutMs: 500 },
        pause: { firstMs: 50, maxMs: 100, tries: Infinity },
        engine: {
          ...{ instance: uuidv7(), leaseMs: 600, heartbeatMs: 50 },
          backOff: { firstMs: 40, maxMs: 200, tries: 10 },
        },
        ...options,
      });
      companions.push(companion);
      companion.start();
      return companion;
    },
    /** Something happens to a stream; the message is about a stock with that name. */
    happen: (stream: string, stockIds: readonly string[], accountId = 'a') =>
      log.append(
        stream,
        stockIds.map((stockId) => anEvent({ type: 'ItemMoved', data: { stockId }, accountId })),
        'any',
      ),
    async close(): Promise<void> {
      await Promise.all(companions.map((companion) => companion.stop()));
      const closing = app.close();
      app.getHttpServer().closeAllConnections();
      await closing;
      await store.close();
      await documents.close();
      await log.close();
    },
  };
}
export type Product = Awaited<ReturnType<typeof openProduct>>;
