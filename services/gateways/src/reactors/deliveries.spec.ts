import type { CommandToSend } from '@reprise/kernel';
import { ids, ReactorWorld } from '../testing/reactor-world';
import { followPackage } from './follow-package.reactor';
import { trackDeliveries } from './track-deliveries';

const minute = 60_000;

describe('a package with its label', () => {
  let world: ReactorWorld;
  let sent: { command: CommandToSend; commandId: string }[];
  let tracker: ReturnType<typeof trackDeliveries>;
  beforeEach(() => {
    world = new ReactorWorld();
    sent = [];
    tracker = newTracker();
  });
  const newTracker = () =>
    trackDeliveries({
      ...{ ...world.ports, documents: world.documents, clock: world.clock },
      pace: { firstMs: minute, maxMs: 60 * minute },
      send: async (command, { commandId }) => void sent.push({ command, commandId }),
    });
  const follow = (event: Parameters<ReactorWorld['react']>[1]) =>
    world.react(followPackage({ ...world.ports, deliveries: tracker.watches }), event);
  async function labelled() {
    const place = { name: 'X', street: '1 rue X', zipCode: '75001', city: 'Lyon', country: 'FR' };
    const carrier = await world.ports.carriers.of('account-1');
    const { trackingNumber, trackingLink } = await carrier.createShipment({
      ...{ accountId: 'account-1', shipmentId: ids.package, idempotencyKey: 'k', weightG: 1, reference: '1' },
      ...{ from: place, to: { ...place, city: 'Lille' } },
    });
    world.happened('package', ids.package, {
      type: 'PackageOpened',
      data: { number: '2000000000015', kind: 'single', warehouseId: ids.warehouse, checkIn: 'optional' },
    });
    const issuedAt = world.clock.now().toISOString();
    const made = { transportId: ids.other, carrier: 'sandbox', labelKey: 'labels/x.pdf', issuedAt };
    const data = { ...made, trackingNumber, trackingLink };
    await follow(world.happened('package', ids.package, { type: 'PackageLabelIssued', data }));
  }
  const codes = () => sent.map(({ command }) => Object(command.command.data).code);
  /** Time advances in steps of ten minutes, with a round after each. */
  async function hours(count: number): Promise<number> {
    let looks = 0;
    for (let step = 0; step < count * 6; step += 1) {
      await world.clock.advance(10 * minute);
      looks += await tracker.round();
    }
    return looks;
  }

  it('is followed to its end, each scan reported once', async () => {
    await world.carrier({ stepMs: 60 * minute });
    await labelled();
    await hours(24);
    expect(codes().slice(0, 3)).toEqual([
      'ORDER_CREATED',
      'ORDER_LABEL_CREATED',
      'DELIVERY_SHIPMENT_ACCEPTED',
    ]);
    expect(codes().at(-1)).toBe('DELIVERY_DELIVERED');
    expect(new Set(codes()).size).toBe(codes().length);
    expect(await hours(5)).toBe(0);
  });

  it('is polled ever less often while nothing moves', async () => {
    await world.carrier({ stepMs: 1_000 * 60 * minute });
    await labelled();
    expect(await hours(2)).toBeGreaterThan(4);
    expect(await hours(10)).toBeLessThanOrEqual(11);
  });

  it('is reported again with the same command ids if its tracker died in between', async () => {
    await labelled();
    await tracker.round();
    const first = sent.map(({ commandId }) => commandId);
    sent = [];
    const [watch] = await world.documents
      .collection<{ _id: string }>({ name: 'watched_deliveries' })
      .find({});
    await world.put('watched_deliveries', {
      ...Object(watch),
      reported: [],
      dueAt: '2026-01-01T00:00:00.000Z',
    });
    await newTracker().round();
    expect(sent.map(({ commandId }) => commandId)).toEqual(first);
  });

  it('is polled by one of two trackers at a time', async () => {
    await labelled();
    const looks = await Promise.all([tracker.round(), newTracker().round()]);
    expect(looks.reduce((a, b) => a + b)).toBe(1);
  });

  it('stays on the list during an outage', async () => {
    await labelled();
    await world.carrier({ unreachable: true });
    await tracker.round();
    expect(sent).toEqual([]);
    await world.carrier({});
    await hours(1);
    expect(codes()).toContain('ORDER_LABEL_CREATED');
  });

  it('is cancelled at the carrier when the package is cancelled', async () => {
    await labelled();
    await follow(world.happened('package', ids.package, { type: 'PackageCancelled', data: {} }));
    expect(await hours(24)).toBe(0);
    const [aPackage] = await world.documents.collection({ name: 'sandbox_shipments' }).find({});
    expect(aPackage).toHaveProperty('cancelledAt');
  });
});
