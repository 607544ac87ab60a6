import { carrierName } from '@reprise/contracts/rules';
import { readPdf } from '../testing/read-pdf';
import { account, ids, ReactorWorld } from '../testing/reactor-world';
import { requestReturnLabel } from './request-return-label.reactor';

describe('request-return-label', () => {
  let world: ReactorWorld;
  beforeEach(async () => {
    world = new ReactorWorld();
    await world.customer();
    await world.organisations();
    const stock = { accountId: account, warehouseId: ids.warehouse, native: 'customer_return' };
    await world.put('stocks', { _id: ids.stock, ...stock });
  });
  const request = (attempt = 1) =>
    world.react(
      requestReturnLabel(world.ports),
      world.happened('item', ids.buyback, { type: 'ReturnTransportRequested', data: { attempt } }),
    );
  const failed = (reason: string) => [
    {
      ...{ category: 'item', id: ids.buyback },
      command: { type: 'FailReturnLabel', data: { reason, stockId: ids.stock } },
    },
  ];

  it('creates a label from the warehouse to the customer', async () => {
    world.declared();
    const [command] = await request();
    const labelKey = `labels/returns/${ids.buyback}-1.pdf`;
    expect(command).toMatchObject({
      command: { type: 'RecordReturnLabel', data: { carrier: 'sandbox', labelKey } },
    });
    const [page] = readPdf(world.files.get(labelKey)?.bytes ?? Buffer.alloc(0));
    expect(page?.text).toContain(carrierName('sandbox'));
    const packages = await world.documents.collection({ name: 'sandbox_shipments' }).find({});
    expect(packages).toMatchObject([{ fromCity: 'Lille', toCity: 'Lyon' }]);
  });

  it('reports that the carrier is unreachable, and where the product waits', async () => {
    world.declared();
    await world.carrier({ unreachable: true });
    expect(await request()).toEqual(failed('carrier-unreachable'));
    await world.carrier({});
    expect(await request(2)).toMatchObject([{ command: { type: 'RecordReturnLabel' } }]);
  });

  it('uses the store’s address for an erased customer', async () => {
    world.declared({ storeId: ids.store });
    await world.customers.eraseContact({ accountId: account }, ids.customer);
    await request();
    const packages = await world.documents.collection({ name: 'sandbox_shipments' }).find({});
    expect(packages).toMatchObject([{ toCity: 'Paris' }]);
  });

  it('requires an address', async () => {
    world.declared();
    await world.customers.eraseContact({ accountId: account }, ids.customer);
    expect(await request()).toEqual(failed('address-incomplete'));
  });
});
