import { carrierName } from '@reprise/contracts/rules';
import { CarrierUnreachable, LabelNotReady } from '../carrier';
import { readPdf } from '../testing/read-pdf';
import { account, code, ids, ReactorWorld } from '../testing/reactor-world';
import { AddressIncomplete } from '../carrier/address-incomplete';
import { issueLabel } from './issue-label.reactor';

describe('issue-label', () => {
  let world: ReactorWorld;
  beforeEach(async () => {
    world = new ReactorWorld();
    await world.customer();
    await world.organisations();
  });
  const closed = (
    opening: Record<string, unknown> = {},
    items = [{ itemId: ids.buyback, identificationNumber: code }],
    id = ids.buyback,
  ) => {
    world.happened('package', id, {
      type: 'PackageOpened',
      data: {
        ...{
          number: code,
          kind: 'single',
          circuit: 'web_post',
          warehouseId: ids.warehouse,
          checkIn: 'optional',
        },
        ...opening,
      },
    });
    return world.happened('package', id, { type: 'PackageClosed', data: { items } });
  };
  const react = (event: ReturnType<typeof closed>) => world.react(issueLabel(world.ports), event);
  const packages = () =>
    world.documents.collection<{ _id: string; fromCity: string }>({ name: 'sandbox_shipments' }).find({});

  it('requests transport from the customer to the warehouse, and stores the label', async () => {
    world.declared();
    const [command] = await react(closed());
    expect(command).toMatchObject({
      ...{ category: 'package', id: ids.buyback },
      command: {
        type: 'RecordPackageLabel',
        data: {
          carrier: 'sandbox',
          labelKey: `labels/${ids.buyback}.pdf`,
          issuedAt: '2026-01-05T09:00:00.000Z',
        },
      },
    });
    expect(await packages()).toMatchObject([{ fromCity: 'Lyon', toCity: 'Lille', accountId: account }]);
    const [page] = readPdf(world.files.get(`labels/${ids.buyback}.pdf`)?.bytes ?? Buffer.alloc(0));
    expect(page?.barcodes).toEqual([Object(command?.command.data).trackingNumber]);
    expect(page?.text).toContain('Zoé Lefèvre');
    expect(page?.text).toContain('350');
    expect(page?.text).toContain(carrierName('sandbox'));
  });

  it('sends from the store what was handed over there', async () => {
    world.declared({ circuit: 'store_drop_label', channel: 'store', storeId: ids.store });
    await react(closed({ circuit: 'store_drop_label', storeId: ids.store }));
    expect(await packages()).toMatchObject([{ fromCity: 'Paris' }]);
  });

  it('creates one label for everything packed together by a store', async () => {
    const drop = { circuit: 'store_drop', channel: 'store', storeId: ids.store } as const;
    world.declared(drop);
    world.declared(drop, ids.other);
    const items = [ids.buyback, ids.other].map((itemId) => ({ itemId, identificationNumber: code }));
    await react(closed({ kind: 'grouped', circuit: undefined, storeId: ids.store }, items, ids.package));
    const [page] = readPdf(world.files.get(`labels/${ids.package}.pdf`)?.bytes ?? Buffer.alloc(0));
    expect(page?.text).toMatch(/Package no\.\s+2000000000015\s+Products\s+2/);
    expect(await packages()).toMatchObject([{ fromCity: 'Paris' }]);
  });

  it('requests once per package, however often it is retried', async () => {
    world.declared();
    const event = closed();
    const [first] = await react(event);
    const [second] = await react(event);
    expect(second).toEqual(first);
    expect(await packages()).toHaveLength(1);
  });

  it('is retried while the carrier is unreachable', async () => {
    world.declared();
    await world.carrier({ unreachable: true });
    const event = closed();
    await expect(react(event)).rejects.toThrow(CarrierUnreachable);
    await world.carrier({});
    expect(await react(event)).toHaveLength(1);
  });

  it('holds nothing while the carrier makes the label, and has it when asked again', async () => {
    world.declared();
    await world.carrier({ labelDelayMs: 4_000 });
    const event = closed();
    await expect(react(event)).rejects.toThrow(LabelNotReady);
    await world.clock.advance(4_000);
    expect(await react(event)).toHaveLength(1);
    expect(await packages()).toHaveLength(1);
  });

  it('requests it in the name of the account whose carrier contract it is', async () => {
    world.declared();
    await react(closed({ transportHolderAccountId: 'rhine' }));
    expect(await packages()).toMatchObject([{ accountId: 'rhine' }]);
  });

  it('waits for an address that somebody must complete', async () => {
    world.declared({ customerId: ids.other });
    await expect(react(closed())).rejects.toThrow(AddressIncomplete);
    expect(await packages()).toEqual([]);
  });

  it('requests nothing for a package cancelled meanwhile', async () => {
    world.declared();
    const event = closed();
    world.happened('package', ids.buyback, { type: 'PackageCancelled', data: {} });
    expect(await react(event)).toEqual([]);
    expect(await packages()).toEqual([]);
  });
});
