import { circuitResource, shippingMethods, stocks } from '@reprise/contracts/configuration';
import { documentEvents } from '@reprise/contracts/kernel';
import { accountContract, accountSchema, organisationContract } from '@reprise/contracts/organisation';
import {
  EventCatalogues,
  memorySubscriptionStore,
  reactorConsumer,
  SqliteEventLog,
  SubscriptionEngine,
  systemClock as clock,
  type CommandMeta,
} from '@reprise/kernel';
import { defineResource, documentsOf, OutboxFlusher, ResourceStore } from '@reprise/kernel/resource';
import { eventually } from '@reprise/kernel/testing';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { shippingMethodsDefinition } from './circuits/methods.resource';
import { provisionConfiguration } from './provision-configuration.reactor';

const accountId = '0197f4a0-0000-7000-8000-000100000000';
const warehouseId = '0197f4a0-0000-7000-8000-000100000003';
const meta = (commandId: string): CommandMeta => ({
  ...{ commandId, accountId, correlationId: commandId },
  actor: { userId: 'u', role: 'super_admin' },
});

describe('the initial documents of accounts and warehouses', () => {
  let documents: SqliteDocuments;
  let log: SqliteEventLog;
  let outbox: OutboxFlusher;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
    log = new SqliteEventLog({ file: ':memory:', catalogues: new EventCatalogues(documentEvents) });
    outbox = new OutboxFlusher(log, clock);
  });
  afterEach(async () => {
    await log.close();
    await documents.close();
  });

  const count = (contract: Parameters<typeof documentsOf>[1]) =>
    documentsOf(documents, contract).count(accountId);
  const store = <C extends Parameters<typeof defineResource>[0]>(contract: C, ownAccount = false) =>
    new ResourceStore(defineResource(contract, { ownAccount }), { documents, clock }, outbox);

  /** An account with a warehouse, as written by an API. */
  async function anAccount(): Promise<void> {
    const account = accountSchema.parse({ name: 'Shop' });
    await store(accountContract, true).create(account as never, meta(accountId));
    const body = { type: 'warehouse', commonName: 'North', status: 'active', geocodedByUser: false };
    await store(organisationContract).create(body as never, meta(warehouseId));
    await outbox.flush();
  }

  /** A worker that has never run here before processes the whole log. */
  async function aWorkerRuns(): Promise<void> {
    const announce = () => outbox.flush();
    const reactor = provisionConfiguration({ documents, clock, announce });
    const engine = new SubscriptionEngine({ log, store: memorySubscriptionStore(), clock });
    engine.add(reactorConsumer(reactor, { send: async () => undefined }));
    engine.start();
    await eventually(async () => (await engine.status()).every(({ lag }) => lag.events === 0));
    await engine.stop();
  }

  it('are created when their owner is announced', async () => {
    await anAccount();
    await aWorkerRuns();
    expect(await Promise.all([circuitResource, shippingMethods, stocks].map(count))).toEqual([7, 7, 5]);
  });

  it('are created once, however often it runs, and are not restored after removal', async () => {
    await anAccount();
    await aWorkerRuns();
    const methods = new ResourceStore(shippingMethodsDefinition, { documents, clock });
    const [method] = await methods.find(accountId, { circuit: 'web_post' });
    await methods.remove(method?.id ?? '', meta('c-remove'));
    await methods.update(
      (await methods.find(accountId, { circuit: 'web_drop' }))[0]?.id ?? '',
      { label: 'Ours' },
      meta('c'),
    );
    await aWorkerRuns();
    expect(await Promise.all([circuitResource, shippingMethods, stocks].map(count))).toEqual([7, 6, 5]);
    expect(await documentsOf(documents, shippingMethods).count(accountId, { label: 'Ours' })).toBe(1);
  });

  it('are not created for an owner removed meanwhile', async () => {
    await anAccount();
    await store(organisationContract).remove(warehouseId, meta('c-gone'));
    await aWorkerRuns();
    expect(await Promise.all([circuitResource, stocks].map(count))).toEqual([7, 0]);
  });
});
