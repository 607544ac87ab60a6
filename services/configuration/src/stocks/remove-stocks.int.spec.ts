import {
  refurbSteps,
  refurbStepInputSchema,
  stockInputSchema,
  stocks,
} from '@reprise/contracts/configuration';
import { documentEvents, type RecordedEvent } from '@reprise/contracts/kernel';
import { EventCatalogues, SqliteEventLog, systemClock as clock } from '@reprise/kernel';
import type { StockContent } from '@reprise/kernel/ports';
import { defineResource, documentsOf, OutboxFlusher, ResourceStore } from '@reprise/kernel/resource';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';
import { programMeta } from '../accounts/program-meta.rules';
import { ConfigurationProvisioner } from '../configuration.provisioner';
import { removeStocks } from './remove-stocks.reactor';
import { stocksDefinition } from './stocks.resource';

const accountId = '0197f4a0-0000-7000-8000-000100000000';
const north = '0197f4a0-0000-7000-8000-000100000003';
const south = '0197f4a0-0000-7000-8000-000100000004';

describe('the stocks of a workshop that was removed', () => {
  let documents: SqliteDocuments;
  let log: SqliteEventLog;
  let contents: Map<string, StockContent>;
  beforeEach(async () => {
    documents = new SqliteDocuments({ file: ':memory:' });
    log = new SqliteEventLog({ file: ':memory:', catalogues: new EventCatalogues(documentEvents) });
    contents = new Map();
    const provisioner = new ConfigurationProvisioner(documents, clock);
    for (const id of [north, south]) {
      await organisations().put({ _id: id, accountId, type: 'warehouse' });
      await provisioner.completeWarehouse(accountId, id);
    }
  });
  afterEach(async () => {
    await log.close();
    await documents.close();
  });

  type Planted = Document & { accountId: string; type: string };
  const organisations = () => documents.collection<Planted>({ name: 'organizations' });
  const left = (warehouseId: string) => documentsOf(documents, stocks).find(accountId, { warehouseId });
  const store = () => new ResourceStore(stocksDefinition, { documents, clock });

  async function removed(documentId: string, resource = 'organizations'): Promise<void> {
    const outbox = new OutboxFlusher(log, clock);
    outbox.watch(store().collection);
    const ports = { documents, clock, contents: { read: async () => contents } };
    if (resource === 'organizations') await organisations().delete(documentId);
    const reactor = removeStocks({ ...ports, announce: () => outbox.flush() });
    const data = { resource, documentId, revision: 2, before: {} };
    const event = { type: 'DocumentRemoved', accountId, data } as unknown as RecordedEvent;
    await reactor.react(event, { idempotencyKey: 'k', now: clock.now() });
  }

  it('go with it, and no others', async () => {
    const stocksOfNorth = await left(north);
    await removed(north);
    expect([(await left(north)).length, (await left(south)).length]).toEqual([0, 5]);
    const [gone] = stocksOfNorth;
    const events = await log.readStream(`document-${gone?.id}`);
    expect(events.map(({ type }) => type)).toEqual(['DocumentCreated', 'DocumentRemoved']);
  });

  it('and what people made of them, however often that is announced', async () => {
    const shelf = stockInputSchema.parse({ name: 'Shelf', warehouseId: north });
    await store().create(shelf, programMeta(accountId, 'shelf'));
    await removed(north);
    await removed(north);
    expect(await left(north)).toEqual([]);
  });

  it('stay while they hold items, or while a step names them', async () => {
    const [first, second] = await left(north);
    contents.set(first?.id ?? '', { itemCount: 1, averageAge: 0 });
    const step = refurbStepInputSchema.parse({ name: 'Clean', stockId: second?.id });
    const steps = new ResourceStore(defineResource(refurbSteps), { documents, clock });
    await steps.create(step, programMeta(accountId, 'step'));
    await removed(north);
    expect(new Set((await left(north)).map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]));
  });

  it('are not touched by the removal of anything else', async () => {
    await removed(north, 'categories');
    expect(await left(north)).toHaveLength(5);
  });
});
