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
import { organisations } from './organisation.resource';
import { provideRoot } from './provide-root.reactor';
import { rootMeta, rootOf } from './root-organisation.rules';

const accountId = '0197f4a0-0000-7000-8000-000100000000';
const meta: CommandMeta = {
  ...{ commandId: accountId, accountId, correlationId: 'c' },
  actor: { userId: 'u', role: 'admin' },
};

describe('an account whose root is missing', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  const log = new SqliteEventLog({ file: ':memory:', catalogues: new EventCatalogues(documentEvents) });
  const outbox = new OutboxFlusher(log, clock);
  const accounts = new ResourceStore(
    defineResource(accountContract, { ownAccount: true }),
    { documents, clock },
    outbox,
  );
  const nodes = new ResourceStore(organisations, { documents, clock }, outbox);
  afterAll(async () => {
    await log.close();
    await documents.close();
  });

  async function aWorkerRuns(): Promise<void> {
    const reactor = provideRoot({ documents, clock, announce: () => outbox.flush() });
    const engine = new SubscriptionEngine({ log, store: memorySubscriptionStore(), clock });
    engine.add(reactorConsumer(reactor, { send: async () => undefined }));
    engine.start();
    await eventually(async () => (await engine.status()).every(({ lag }) => lag.events === 0));
    await engine.stop();
  }
  const roots = () => documentsOf(documents, organisationContract).find(accountId);

  it('gets it, once, with the id that the account would have given it', async () => {
    await accounts.create(accountSchema.parse({ name: 'Shop' }), meta);
    await outbox.flush();
    await aWorkerRuns();
    const { commandId: id } = rootMeta(accountId, meta);
    expect(await roots()).toMatchObject([{ id, type: 'root_management_unit', commonName: 'Shop' }]);
    await aWorkerRuns();
    expect(await roots()).toHaveLength(1);
    const again = await nodes.create(
      rootOf({ name: 'Shop', companyCountry: 'FR' }),
      rootMeta(accountId, meta),
    );
    expect(again.id).toBe(id);
  });
});
