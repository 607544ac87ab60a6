import { z } from 'zod';
import type { Answered, Asked, Recording } from './recorded-server';

const party = z.strictObject({
  ...{ name: z.string(), street: z.string(), streetMore: z.string().optional(), zipCode: z.string() },
  ...{ city: z.string(), country: z.string().length(2), phone: z.string().optional() },
  email: z.string().optional(),
});
/** `contracts/docs/connectors.md`, "A carrier over HTTP". */
const shipment = z.strictObject({
  ...{ shipmentId: z.string(), weightG: z.int().positive(), reference: z.string(), from: party, to: party },
  appointment: z.string().optional(),
  dimensionsCm: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).optional(),
});
type Made = { key: string; number: string };

/** Any carrier that keeps our contract. */
export function recordedCarrier(token = 'secret'): { recording: Recording; made: Made[] } {
  const made: Made[] = [];
  const shown = ({ number }: Made) => ({
    ...{ trackingNumber: number, trackingLink: `https://carrier.example/${number}` },
    label: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
  });
  function create({ headers, body }: Asked): Answered {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return { status: 400, body: { reason: 'key-missing' } };
    const parsed = shipment.safeParse(body);
    if (!parsed.success) return { status: 422, body: { reason: 'invalid' } };
    const known = made.find((each) => each.key === key) ?? { key, number: `X${made.length + 1}` };
    if (!made.includes(known)) made.push(known);
    return { status: 201, body: shown(known) };
  }
  const events = [
    { code: 'DELIVERY_IN_TRANSIT', at: '2026-11-20T12:00:00Z', place: 'Lille' },
    { code: 'ORDER_CREATED', at: '2026-11-19T10:00:00Z' },
  ];
  function recording(asked: Asked): Answered | undefined {
    const { method, path, headers } = asked;
    if (headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { reason: 'unknown-token' } };
    if (method === 'GET' && path === '/status') return { status: 200, body: { status: 'ok' } };
    if (method === 'POST' && path === '/shipments') return create(asked);
    const [, number = ''] = /^\/shipments\/([^/]+)/.exec(path) ?? [];
    const known = made.some((each) => each.number === number);
    if (method === 'GET' && path.endsWith('/tracking'))
      return known ? { status: 200, body: { events } } : { status: 404, body: { reason: 'unknown' } };
    if (method === 'DELETE' && number)
      return known ? { status: 200, body: {} } : { status: 404, body: { reason: 'unknown' } };
    return undefined;
  }
  return { recording, made };
}
