import * as buyback from '@reprise/buyback/testing';
import { buybackEvents } from '@reprise/contracts/buyback';
import type { DomainEvent } from '@reprise/contracts/kernel';
import { packageEvents } from '@reprise/contracts/package';
import { paymentBatchEvents, paymentEvents } from '@reprise/contracts/payment';
import { EventCatalogues, SqliteEventLog } from '@reprise/kernel';
import { Hub, type HubUpdate } from '@reprise/kernel/http';
import { anEvent, TestClock, eventually } from '@reprise/kernel/testing';
import { buybackList } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { packageList } from '@reprise/read-package';
import { paymentBatches, paymentList } from '@reprise/read-payment';
import type { Permission } from '@reprise/contracts/permissions';
import type { Session } from '@reprise/kernel/ports';
import { NewsFeed } from './news-feed';

const id = buyback.anId(100);
const { ids } = buyback;
const declared = { type: 'BuybackDeclared', data: buyback.anOpening('web_post', { storeId: ids.store }) };
const created = {
  type: 'PaymentCreated',
  data: {
    ...{ buybackNumber: '2000000000015', amount: 10_000, currency: 'EUR', storeId: ids.store },
    choice: {
      ...{ modeId: buyback.anId(3), type: 'bank_transfer', provider: 'sepa_transfer' },
      ...{ label: 'Transfer', paidInStore: false },
    },
  },
};
const shipped = { type: 'BuybackShipped', data: { shippedAt: '2026-01-06T09:00:00.000Z' } };

describe('the news feed', () => {
  const catalogues = new EventCatalogues(buybackEvents, packageEvents, paymentEvents, paymentBatchEvents);
  let log: SqliteEventLog;
  let documents: SqliteDocuments;
  let readModels: ReadModels;
  let hub: Hub;
  let clock: TestClock;
  let feed: NewsFeed;
  let shownUntil = '';
  beforeEach(async () => {
    log = new SqliteEventLog({ file: ':memory:', catalogues });
    documents = new SqliteDocuments({ file: ':memory:' });
    readModels = new ReadModels({ documents, compare: (a, b) => log.compare(a, b) });
    hub = new Hub();
    clock = new TestClock();
    feed = new NewsFeed(log, readModels, hub, clock);
    shownUntil = '';
    await feed.start();
  });
  afterEach(async () => {
    await feed.stop();
    await documents.close();
    await log.close();
  });

  const append = (stream: string, ...events: DomainEvent[]) =>
    log.append(
      stream,
      events.map((event) => anEvent({ ...event, accountId: 'a' })),
      'any',
    );
  /** Does the worker's part: every list processes everything in the log. */
  async function show(): Promise<void> {
    const events = await log.readAll(shownUntil, 100);
    const last = events.at(-1);
    if (!last) return;
    for (const projection of [buybackList, itemList, paymentList, packageList, paymentBatches]) {
      const heard = events.filter(({ type }) => projection.on.includes(type));
      await readModels.runner(projection as typeof buybackList, async () => []).apply(heard, last.position);
    }
    shownUntil = last.position;
  }
  function listen(
    scope: { accountId?: string; by?: 'account' | 'store' | 'warehouse'; organisationIds?: string[] } = {},
    permissions: readonly Permission[] = ['buyback.list'],
  ) {
    const heard: HubUpdate[] = [];
    const reader = tenantScope({ accountId: 'a', by: 'account', ...scope });
    const session: Session = {
      ...{ kind: 'user', userId: 'u', accountId: reader.accountId, module: 'root' },
      ...{ role: 'super_admin', permissions },
    };
    hub.subscribe({
      topics: ['*'],
      who: () => ({ session, scope: reader }),
      send: (update) => void (update.topic.includes(id) && heard.push(update)),
    });
    return heard;
  }
  const topics = (heard: readonly HubUpdate[]) => heard.map(({ topic }) => topic);

  it('reports a change once the list shows it, and not before', async () => {
    const heard = listen();
    await append(`buyback-${id}`, declared);
    await clock.advance(100);
    expect(heard).toEqual([]);
    await show();
    await eventually(() => heard.length === 2);
    expect(topics(heard)).toEqual([`/api/buybacks/${id}`, `/api/items/${id}`]);
    expect(heard[0]?.data).toMatchObject({ '@id': `/api/buybacks/${id}`, status: 'bb_awaiting_inventory' });
    expect(heard[0]?.data).not.toHaveProperty('accountId');
  });

  it('tells of many changes of one buyback at once, with how it stands now', async () => {
    const heard = listen();
    await append(`buyback-${id}`, declared, shipped);
    await show();
    await clock.advance(100);
    await eventually(() => heard.length === 2);
    expect(heard[0]?.data).toMatchObject({ status: 'bb_in_transit' });
  });

  it('reports the buybacks in a package when the carrier scans it', async () => {
    await append(`buyback-${id}`, declared);
    await show();
    await clock.advance(100);
    const heard = listen();
    const scan = { code: 'DELIVERY_IN_TRANSIT', at: '2026-01-07T09:00:00.000Z', items: [id] };
    await append(`package-${buyback.anId(90)}`, { type: 'DeliveryStatusReported', data: scan });
    await show();
    await clock.advance(100);
    await eventually(() => heard.length === 1);
    expect(heard[0]).toMatchObject({
      ...{ topic: `/api/buybacks/${id}`, data: { deliveryStatus: 'DELIVERY_IN_TRANSIT' } },
    });
  });

  it('reads nothing while nobody listens, and reports nothing old to late readers', async () => {
    const reads = jest.spyOn(log, 'readAll');
    await append(`buyback-${id}`, declared);
    await clock.advance(100);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    await show();
    const heard = listen();
    await append(`buyback-${id}`, shipped);
    await show();
    await clock.advance(100);
    await eventually(() => heard.length > 0);
    expect(topics(heard)).toEqual([`/api/buybacks/${id}`]);
  });

  it('tells only those who may see the buyback', async () => {
    const own = listen({ by: 'store', organisationIds: [ids.store] });
    const other = listen({ by: 'store', organisationIds: [buyback.anId(66)] });
    const otherKind = listen({ by: 'warehouse', organisationIds: [ids.store] });
    const foreign = listen({ accountId: 'b' });
    await append(`buyback-${id}`, declared);
    await show();
    await clock.advance(100);
    await eventually(() => own.length === 2);
    expect([...other, ...otherKind, ...foreign]).toEqual([]);
  });

  it('tells of rows only those who may call their list', async () => {
    const seller = listen();
    const payer = listen({}, ['payment.read-custom-values']);
    const expedition = listen({}, ['item.send']);
    await append(`buyback-${id}`, declared);
    await append(`payment-${id}`, created);
    await show();
    await clock.advance(100);
    await eventually(() => seller.length === 2 && payer.length === 1);
    expect(topics(payer)).toEqual([`/api/payments/${id}`]);
    expect(topics(seller)).toEqual([`/api/buybacks/${id}`, `/api/items/${id}`]);
    expect(expedition).toEqual([]);
  });

  it('tells of a batch those who handle batches, without the payments in it', async () => {
    const approver = listen({}, ['payment.batch']);
    const seller = listen();
    const payments = [{ paymentId: buyback.anId(7), amount: 10_000 }];
    const data = { number: 'B1', preparedBy: 'u', executionDate: '2026-01-06', currency: 'EUR', payments };
    await append(`paymentBatch-${id}`, { type: 'PaymentBatchPrepared', data });
    await show();
    await clock.advance(100);
    await eventually(() => approver.length === 1);
    expect(approver[0]).toMatchObject({ topic: `/api/payment-batches/${id}` });
    expect(approver[0]?.data).toEqual({ '@id': `/api/payment-batches/${id}` });
    expect(seller).toEqual([]);
  });
});
