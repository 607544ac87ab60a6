import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { webhookEndpoints, type WebhookDelivery } from '@reprise/contracts/webhooks';
import { uuidv7 } from '@reprise/kernel';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { listQuery, narrowed, scopeFilter, type TenantScope } from '@reprise/read-kernel/query';
import type { Attempt } from './deliverer';

type DeliveryDocument = Omit<WebhookDelivery, 'id'> & { readonly _id: string; readonly accountId: string };
export type Delivery = Pick<WebhookDelivery, 'webhookId' | 'kind' | 'eventId' | 'type' | 'attempt'> & {
  readonly accountId: string;
};

const deliveriesCollection = {
  name: 'webhook_deliveries',
  indexes: [{ fields: ['webhookId', 'at'] }, { fields: ['accountId', 'webhookId', 'at'] }],
};
/** Attempts kept per webhook, and how often older ones are removed. */
const kept = 200;
const trimEvery = 50;

const rowOf = ({ _id: id, ...rest }: DeliveryDocument): WebhookDelivery => {
  const { webhookId, at, kind, eventId, type, attempt, outcome, status, reason, durationMs } = rest;
  return { id, webhookId, at, kind, eventId, type, attempt, outcome, status, reason, durationMs };
};
const spec = webhookEndpoints.deliveries.list;

/** The latest attempts of each webhook, without payloads and replies. */
export class DeliveryLog {
  private readonly collection: Collection<DeliveryDocument>;
  private readonly noted = new Map<string, number>();

  constructor(documents: Documents) {
    this.collection = documents.collection<DeliveryDocument>(deliveriesCollection);
  }

  async note(delivery: Delivery, { at, status, reason, durationMs }: Attempt): Promise<WebhookDelivery> {
    const outcome = reason === null ? 'delivered' : 'failed';
    const document: DeliveryDocument = {
      ...{ _id: uuidv7(), ...delivery, at, outcome, status, reason, durationMs },
    };
    await this.collection.put(document);
    const count = (this.noted.get(delivery.webhookId) ?? 0) + 1;
    this.noted.set(delivery.webhookId, count % trimEvery);
    if (count >= trimEvery) await this.trim(delivery.webhookId);
    return rowOf(document);
  }

  page(scope: TenantScope, webhookId: string, query: ListQuery): Promise<Page<WebhookDelivery>> {
    const filter = narrowed(scopeFilter(scope), { webhookId });
    return listQuery(this.collection, filter, query, {
      ...{ filters: spec?.filters ?? [], ranges: spec?.ranges ?? [], order: spec?.order ?? [] },
      fields: { id: { path: '_id' }, at: { type: 'time' } },
      defaultOrder: [['at', -1]],
    }).then((page) => ({ ...page, items: page.items.map(rowOf) }));
  }

  /** Ids of events accepted since then, among those remembered: a restart need not repeat them. */
  async deliveredSince(webhookId: string, since: string): Promise<Set<string>> {
    const filter = { webhookId, kind: 'event', outcome: 'delivered', at: { $gte: since } };
    const found = await this.collection.find(filter, { sort: [['at', -1]], limit: kept });
    return new Set(found.map(({ eventId }) => eventId));
  }

  async forget(webhookId: string): Promise<void> {
    for (;;) {
      const some = await this.collection.find({ webhookId }, { limit: 500 });
      if (some.length === 0) return;
      await this.collection.write(some.map(({ _id: id }) => ({ kind: 'delete', id })));
    }
  }

  private async trim(webhookId: string): Promise<void> {
    const old = await this.collection.find({ webhookId }, { sort: [['at', -1]], skip: kept, limit: 500 });
    await this.collection.write(old.map(({ _id: id }) => ({ kind: 'delete', id })));
  }
}
