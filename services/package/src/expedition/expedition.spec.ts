import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';
import { accountContract } from '@reprise/contracts/organisation';
import { packageEvents, type PackageCommand } from '@reprise/contracts/package';
import { DeciderStore, EventCatalogues, SqliteEventLog, type CommandMeta } from '@reprise/kernel';
import { contractSpec } from '@reprise/kernel/resource';
import { TestClock } from '@reprise/kernel/testing';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { PackageLifecycle } from '../lifecycle';
import type { PackageReader } from '../read/package.reader';
import { anId, ids, openSingle, recordLabel } from '../testing';
import { OpenPackage, OpenPackageHandler } from './open-package.handler';
import { SendWithLabel, SendWithLabelHandler } from './send-with-label.handler';

const scope = tenantScope({ accountId: 'a', by: 'store', organisationIds: [ids.store] });
const metaOf = (n: number): CommandMeta => ({
  ...{ commandId: anId(n), accountId: 'a', correlationId: anId(n) },
  actor: { userId: 'u-1', role: 'store_seller' },
});
const catalogues = new EventCatalogues(packageEvents);

describe('the expedition', () => {
  let log: SqliteEventLog;
  let packages: PackageLifecycle;
  let documents: SqliteDocuments;
  let buyback: object;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
    log = new SqliteEventLog({ file: ':memory:', catalogues });
    packages = new PackageLifecycle(new DeciderStore(log, catalogues));
  });
  afterEach(async () => {
    await documents.close();
    await log.close();
  });
  const reader = {
    buybackByCode: async () => buyback,
  } as unknown as PackageReader;
  const send = () =>
    new SendWithLabelHandler(packages, reader, new TestClock()).execute(
      new SendWithLabel(scope, '2000000000015', metaOf(3)),
    );
  const types = async (id: string) => (await log.readStream(`package-${id}`)).map(({ type }) => type);
  const single = async (...more: PackageCommand[]) => {
    for (const [n, command] of [openSingle({ circuit: 'store_drop_label' }), ...more].entries())
      await packages.run(ids.item, command, metaOf(10 + n));
  };

  it.each([
    ['bb_in_processing', 'store_drop_label', 'expedition-already-processed'],
    ['bb_completed', 'store_drop_label', 'expedition-already-processed'],
    ['bb_cancelled', 'store_drop_label', 'expedition-already-processed'],
    ['bb_awaiting_store_drop', 'store_drop_label', 'expedition-not-awaiting-shipment'],
    ['bb_in_transit', 'store_drop_label', 'expedition-already-processed'],
    ['bb_awaiting_inventory', 'store_collect', 'expedition-no-manual-shipment'],
    ['bb_awaiting_inventory', 'store_drop', 'expedition-item-needs-no-label'],
    ['bb_awaiting_inventory', 'store_drop_label', 'shipping-label-not-ready'],
  ])('refuses to send a buyback that is %s by %s: %s', async (status, circuit, code) => {
    await single();
    buyback = { id: ids.item, status, circuit };
    await expect(send()).rejects.toMatchObject({ code });
    expect(await types(ids.item)).not.toContain('PackageHandedOver');
  });

  it('sends what is waiting, with its label', async () => {
    await single(recordLabel());
    buyback = { id: ids.item, status: 'bb_awaiting_inventory', circuit: 'store_drop_label' };
    await send();
    expect(await types(ids.item)).toContain('PackageHandedOver');
  });

  it('opens a package only for a warehouse of its own account or of a linked buyer', async () => {
    const settings = {
      read: async () => ({ ...organisationRootDetailInputSchema.parse({}), id: anId(2) }),
      transferOrderText: async () => undefined,
      transferOrderCopies: async () => 1,
      storeWarehouse: async () => undefined,
    };
    const handler = new OpenPackageHandler(packages, settings, documents);
    const open = (warehouseId: string) =>
      handler.execute(new OpenPackage({ warehouseId, storeId: ids.store }, metaOf(1)));
    const warehouses = documents.collection<{ _id: string; accountId: string; type: string }>({
      ...{ name: 'organizations' },
    });
    const accounts = documents.collection<{
      _id: string;
      accountId: string;
      linkedBuyerAccountIds: string[];
    }>(contractSpec(accountContract));
    const holders = { paymentIssuer: 'retailer', transportContractHolder: 'retailer' };
    await accounts.put({ _id: 'a', accountId: 'a', ...holders, linkedBuyerAccountIds: ['c'] });
    await warehouses.put({ _id: anId(43), accountId: 'c', type: 'warehouse' });
    await warehouses.put({ _id: ids.warehouse, accountId: 'a', type: 'warehouse' });
    await warehouses.put({ _id: anId(41), accountId: 'b', type: 'warehouse' });
    await warehouses.put({ _id: ids.store, accountId: 'a', type: 'store' });
    for (const wrong of [anId(41), ids.store, anId(42)]) {
      await expect(open(wrong)).rejects.toMatchObject({ ...{ code: 'warehouse-not-assigned' } });
    }
    const { id } = await open(ids.warehouse);
    expect(await types(id)).toEqual(['PackageOpened']);
    expect(await types((await open(anId(43))).id)).toEqual(['PackageOpened']);
  });
});
