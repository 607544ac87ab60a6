import type { CommandBus, ICommand } from '@nestjs/cqrs';
import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';
import type { PackageCommand } from '@reprise/contracts/package';
import { RunCommand, type CommandMeta } from '@reprise/kernel';
import { step, TestClock } from '@reprise/kernel/testing';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { packageDecider } from '../domain';
import type { PackageReader } from '../read/package-reader';
import { anId, ids } from '../testing';
import { Expedition } from './expedition';

const scope = tenantScope({ accountId: 'a', by: 'store', organisationIds: [ids.store] });
const meta: CommandMeta = {
  ...{ commandId: anId(1), accountId: 'a', correlationId: anId(1) },
  actor: { userId: 'u-1', role: 'store_seller' },
};

describe('the expedition', () => {
  const sent: string[] = [];
  const documents = new SqliteDocuments({ file: ':memory:' });
  let file: object = {};
  let parcel: object | undefined;
  const reader = {
    buybackByCode: async () => file,
    single: async () => parcel,
    packedIn: async () => undefined,
    after: async (_position: string, id: string) => ({ id }),
  } as unknown as PackageReader;
  const bus = {
    execute: async (run: ICommand) => {
      if (!(run instanceof RunCommand)) throw new TypeError('only commands to streams');
      const { refusal } = step(packageDecider, packageDecider.initialState, run.command as PackageCommand);
      sent.push(`${run.command.type}${refusal ? `: ${refusal}` : ''}`);
      return { position: '1' };
    },
  } as unknown as CommandBus;
  const settings = {
    read: async () => ({ ...organisationRootDetailInputSchema.parse({}), id: anId(2) }),
    transferOrderText: async () => '',
    transferOrderCopies: async () => 1,
  };
  const expedition = new Expedition(bus, reader, settings, new TestClock(), documents);
  beforeEach(() => sent.splice(0));
  afterAll(() => documents.close());

  it.each([
    ['bb_in_processing', 'store_drop_label', 'expedition-already-processed'],
    ['bb_completed', 'store_drop_label', 'expedition-already-processed'],
    ['bb_cancelled', 'store_drop_label', 'expedition-already-processed'],
    ['bb_awaiting_store_drop', 'store_drop_label', 'expedition-not-awaiting-shipment'],
    ['bb_in_transit', 'store_drop_label', 'expedition-not-awaiting-shipment'],
    ['bb_awaiting_inventory', 'store_collect', 'expedition-no-manual-shipment'],
    ['bb_awaiting_inventory', 'store_drop', 'expedition-item-needs-no-label'],
    ['bb_awaiting_inventory', 'store_drop_label', 'shipping-label-not-ready'],
  ])('refuses to send a file that is %s by %s: %s', async (status, circuit, code) => {
    file = { id: ids.item, status, circuit };
    parcel = { id: ids.item, labelReady: false };
    await expect(expedition.sendWithLabel(scope, '2000000000015', meta)).rejects.toMatchObject({ code });
    expect(sent).toEqual([]);
  });

  it('sends what waits with its label', async () => {
    file = { id: ids.item, status: 'bb_awaiting_inventory', circuit: 'store_drop_label' };
    parcel = { id: ids.item, labelReady: true };
    await expedition.sendWithLabel(scope, '2000000000015', meta);
    expect(sent[0]).toMatch(/^HandOverPackage/);
  });

  it('opens a parcel only to a warehouse of its own account', async () => {
    const warehouses = documents.collection<{ _id: string; accountId: string; type: string }>({
      ...{ name: 'organizations' },
    });
    await warehouses.put({ _id: ids.warehouse, accountId: 'a', type: 'warehouse' });
    await warehouses.put({ _id: anId(41), accountId: 'b', type: 'warehouse' });
    await warehouses.put({ _id: ids.store, accountId: 'a', type: 'store' });
    for (const wrong of [anId(41), ids.store, anId(42)]) {
      await expect(expedition.open(wrong, ids.store, meta)).rejects.toMatchObject({
        ...{ code: 'warehouse-not-assigned' },
      });
    }
    await expedition.open(ids.warehouse, ids.store, meta);
    expect(sent).toEqual(['OpenPackage']);
  });
});
