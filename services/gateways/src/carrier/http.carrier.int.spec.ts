import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedFetch } from '@reprise/kernel/outbound';
import { CarrierRefused, CarrierUnreachable, type ShipmentRequest } from './carrier.port';
import { HttpCarrier } from './http.carrier';

const place = { name: 'Zoé', street: '1 rue X', zipCode: '75001', city: 'Paris', country: 'FR' };
const request: ShipmentRequest = {
  ...{ accountId: 'a', shipmentId: 's-1', idempotencyKey: 'k-1', weightG: 350, reference: '3760000000017' },
  ...{ from: place, to: place },
};
type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void;
const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const label = Buffer.from('%PDF-1.4\n%%EOF\n');
const made = { trackingNumber: 'X1', trackingLink: 'https://carrier.test/X1' };

describe('the HTTP carrier', () => {
  let answers: Answer[] = [];
  const seen: { method?: string; url?: string; key?: unknown; token?: unknown; body: string }[] = [];
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      seen.push({ ...{ method, url, body }, key: headers['idempotency-key'], token: headers.authorization });
      (answers.shift() ?? json(500, {}))(response, incoming, body);
    });
  });
  const waits: number[] = [];
  const carrier = (change: { timeoutMs?: number; codes?: Record<string, 'DELIVERY_DELIVERED'> } = {}) =>
    new HttpCarrier({
      ...{ id: 'acme', headers: { authorization: 'Bearer secret' }, wait: async (ms) => waits.push(ms) },
      ...{ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
      fetch: guardedFetch({ privateAddresses: true, plainHttp: true }, change.timeoutMs ?? 2_000).fetch,
      ...(change.codes && { codes: change.codes }),
    });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    answers = [];
    seen.length = 0;
    waits.length = 0;
  });

  it('creates a shipment and reads its label', async () => {
    answers = [json(201, { ...made, label: label.toString('base64') })];
    expect(await carrier().createShipment(request)).toEqual({ ...made, labelPdf: label });
    expect(seen).toMatchObject([{ method: 'POST', url: '/shipments', key: 'k-1', token: 'Bearer secret' }]);
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ shipmentId: 's-1', weightG: 350, from: place });
  });

  it('retries with the same key after an error and a broken connection', async () => {
    answers = [json(503, {}), (response) => response.destroy(), json(200, made)];
    expect(await carrier().createShipment(request)).toEqual(made);
    expect(seen.map(({ key }) => key)).toEqual(['k-1', 'k-1', 'k-1']);
    expect(waits).toEqual([200, 400]);
  });

  it('is unreachable after the last attempt, and if no reply comes in time', async () => {
    await expect(carrier().createShipment(request)).rejects.toThrow(CarrierUnreachable);
    expect(seen).toHaveLength(3);
    answers = Array.from({ length: 3 }, () => () => undefined);
    await expect(carrier({ timeoutMs: 30 }).createShipment(request)).rejects.toThrow('timeout');
  });

  it('does not retry a refusal', async () => {
    answers = [json(422, { reason: 'too-heavy' })];
    await expect(carrier().createShipment(request)).rejects.toThrow(new CarrierRefused('acme', 'too-heavy'));
    expect(seen).toHaveLength(1);
  });

  it.each([{}, { ...made, trackingLink: 'javascript:alert(1)' }, { ...made, label: 'no base64!' }])(
    'does not accept %j as a shipment',
    async (body) => {
      answers = [json(200, body)];
      await expect(carrier().createShipment(request)).rejects.toThrow('reply-not-understood');
    },
  );

  it('sorts scans, maps them to our codes, and omits unknown ones', async () => {
    const events = [
      { code: 'DLVD', at: '2026-11-20T12:00:00+01:00', place: 'Lille' },
      { code: 'ORDER_CREATED', at: '2026-11-19T10:00:00Z' },
      { code: 'GIBBERISH', at: '2026-11-19T10:00:00Z' },
    ];
    answers = [json(200, { events }), json(404, {})];
    expect(await carrier({ codes: { DLVD: 'DELIVERY_DELIVERED' } }).track('X/1')).toEqual([
      { code: 'ORDER_CREATED', at: '2026-11-19T10:00:00.000Z' },
      { code: 'DELIVERY_DELIVERED', at: '2026-11-20T11:00:00.000Z', place: 'Lille' },
    ]);
    expect(seen[0]?.url).toBe('/shipments/X%2F1/tracking');
    expect(await carrier().track('unknown')).toEqual([]);
  });

  it('cancels, or gives the reason why not', async () => {
    answers = [json(200, {}), json(409, { reason: 'on-its-way' })];
    const cancel = () => carrier().cancelShipment({ trackingNumber: 'X1', idempotencyKey: 'c-1' });
    expect(await cancel()).toEqual({ outcome: 'cancelled' });
    expect(await cancel()).toEqual({ outcome: 'refused', reason: 'on-its-way' });
  });
});
