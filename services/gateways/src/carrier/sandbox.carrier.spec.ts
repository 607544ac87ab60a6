import { memoryDocuments } from '../testing/memory-documents';
import { CarrierUnreachable, LabelNotReady, type ShipmentRequest } from './carrier.port';
import {
  SandboxCarrier,
  sandboxCarrierSettingsCollection,
  sandboxShipmentsCollection,
  type SandboxCarrierSettings,
} from './sandbox.carrier';

const place = (city: string) => ({ name: city, street: '1 rue X', zipCode: '75001', city, country: 'FR' });
const request: ShipmentRequest = {
  ...{ accountId: 'a', shipmentId: 's-1', idempotencyKey: 'k-1', weightG: 350, reference: '3760000000017' },
  ...{ from: place('Lyon'), to: place('Lille') },
};
const hour = 3_600_000;

describe('the sandbox carrier', () => {
  let documents = memoryDocuments();
  let time = 0;
  const carrier = () =>
    new SandboxCarrier({
      ...{ documents, now: () => new Date(time) },
      trackingLink: (number) => `http://localhost/tracking/${number}`,
    });
  const behave = (settings: Omit<SandboxCarrierSettings, '_id'>) =>
    documents.collection(sandboxCarrierSettingsCollection).put({ _id: 'a', ...settings });
  beforeEach(async () => {
    documents = memoryDocuments();
    time = 0;
    await behave({ labelDelayMs: 0 });
  });

  it('has the label after four seconds, and says until then when to ask again, also after a restart', async () => {
    await behave({});
    await expect(carrier().createShipment(request)).rejects.toMatchObject({ askAgainAt: new Date(4_000) });
    time = 3_000;
    await expect(carrier().createShipment(request)).rejects.toThrow(LabelNotReady);
    time = 4_000;
    const first = await carrier().createShipment(request);
    time = 5_000;
    expect(await carrier().createShipment(request)).toEqual(first);
  });

  it('creates one package for many calls with one key', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => carrier().createShipment(request)));
    expect(new Set(all.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
    expect(await documents.collection(sandboxShipmentsCollection).count({})).toBe(1);
  });

  it('moves the package with the clock, the same way on each call', async () => {
    const { trackingNumber } = await carrier().createShipment(request);
    expect((await carrier().track(trackingNumber)).map(({ code }) => code)).toEqual([
      'ORDER_CREATED',
      'ORDER_LABEL_CREATED',
    ]);
    time = 6 * hour;
    expect((await carrier().track(trackingNumber)).at(-1)).toMatchObject({
      ...{ code: 'DELIVERY_SHIPMENT_ACCEPTED', place: 'Lyon', at: '1970-01-01T06:00:00.000Z' },
    });
    time = 100 * hour;
    expect((await carrier().track(trackingNumber)).at(-1)).toMatchObject({
      code: 'DELIVERY_DELIVERED',
      place: 'Lille',
    });
  });

  it.each([
    ['lost', 'DELIVERY_LOST'],
    ['returned', 'DELIVERY_RETURNED_TO_SENDER'],
  ] as const)('can be configured so that packages are %s', async (end, code) => {
    await behave({ labelDelayMs: 0, end, stepMs: 1 });
    const { trackingNumber } = await carrier().createShipment(request);
    time = 1_000;
    expect((await carrier().track(trackingNumber)).at(-1)).toMatchObject({ code });
  });

  it('is unreachable in an outage, and has created no package then', async () => {
    await behave({ unreachable: true });
    await expect(carrier().createShipment(request)).rejects.toThrow(CarrierUnreachable);
    expect(await documents.collection(sandboxShipmentsCollection).count({})).toBe(0);
  });

  it('cancels until the package is on its way', async () => {
    const one = await carrier().createShipment(request);
    const two = await carrier().createShipment({ ...request, idempotencyKey: 'k-2' });
    const cancel = ({ trackingNumber }: { trackingNumber: string }) =>
      carrier().cancelShipment({ trackingNumber });
    expect(await cancel(one)).toEqual({ outcome: 'cancelled' });
    expect(await cancel(one)).toEqual({ outcome: 'cancelled' });
    time = 7 * hour;
    expect(await cancel(two)).toEqual({ outcome: 'refused', reason: 'shipment-on-its-way' });
    expect((await carrier().track(one.trackingNumber)).at(-1)).toMatchObject({ code: 'ORDER_CANCELLED' });
  });

  it('does not know foreign numbers', async () => {
    expect(await carrier().track('nope')).toEqual([]);
    expect(await carrier().cancelShipment({ trackingNumber: 'nope' })).toMatchObject({ outcome: 'refused' });
  });
});
