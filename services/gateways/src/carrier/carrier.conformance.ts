import { CarrierUnreachable, type Carrier, type ShipmentRequest } from './carrier.port';

const place = { street: '1 rue X', zipCode: '75001', city: 'Paris', country: 'FR' };
const request: ShipmentRequest = {
  ...{ accountId: 'a', shipmentId: 's-1', idempotencyKey: 'k-1', weightG: 350, reference: '3760000000017' },
  from: { ...place, name: 'Zoé' },
  to: { ...place, name: 'Atelier' },
};

type World = {
  /** Continues with the last state of the carrier's system. */
  readonly carrier: () => Carrier;
  /** Packages that the carrier's system has made. */
  readonly made: () => Promise<number> | number;
  /** The carrier's system does not answer any more. */
  readonly fall: () => Promise<void> | void;
};

/** The contract of every carrier. @param open a carrier's system without packages. */
export function carrierConformance(name: string, open: () => Promise<World> | World): void {
  describe(`carrier ${name}`, () => {
    it('makes one package for many calls with one key, also by another process', async () => {
      const world = await open();
      const first = await world.carrier().createShipment(request);
      expect(await world.carrier().createShipment(request)).toEqual(first);
      expect(await world.made()).toBe(1);
      expect(first.trackingNumber).toMatch(/^[\x21-\x7e]{1,40}$/);
      expect(first.trackingLink).toMatch(/^https?:/);
    });

    it('makes another package for another key', async () => {
      const world = await open();
      const one = await world.carrier().createShipment(request);
      const other = await world.carrier().createShipment({ ...request, idempotencyKey: 'k-2' });
      expect(other.trackingNumber).not.toBe(one.trackingNumber);
    });

    it('tells scans oldest first, and none of a number that it does not know', async () => {
      const world = await open();
      const { trackingNumber } = await world.carrier().createShipment(request);
      const times = (await world.carrier().track(trackingNumber)).map(({ at }) => at);
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual([...times].sort());
      expect(await world.carrier().track('NOPE')).toEqual([]);
    });

    it('cancels, gives a repeat the same answer, and refuses a number that it does not know', async () => {
      const world = await open();
      const { trackingNumber } = await world.carrier().createShipment(request);
      const cancel = () => world.carrier().cancelShipment({ trackingNumber, idempotencyKey: 'c-1' });
      expect(await cancel()).toEqual({ outcome: 'cancelled' });
      expect(await cancel()).toEqual({ outcome: 'cancelled' });
      const unknown = { trackingNumber: 'NOPE', idempotencyKey: 'c-2' };
      expect(await world.carrier().cancelShipment(unknown)).toMatchObject({ outcome: 'refused' });
    });

    it('is unreachable while its system is away', async () => {
      const world = await open();
      await world.fall();
      await expect(world.carrier().createShipment(request)).rejects.toThrow(CarrierUnreachable);
    });
  });
}
