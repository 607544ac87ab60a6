import { z } from 'zod';
import type { Answered, Asked, Recording } from './recorded-server';

/** The request as the public documentation of version 2 describes it; nothing else is accepted. */
const announced = z.strictObject({
  parcel: z.strictObject({
    ...{ name: z.string().min(1), address: z.string().min(1), address_2: z.string().optional() },
    ...{ city: z.string().min(1), postal_code: z.string().min(1), country: z.string().length(2) },
    ...{ telephone: z.string().optional(), email: z.string().optional() },
    ...{ from_name: z.string(), from_address_1: z.string(), from_address_2: z.string().optional() },
    ...{ from_city: z.string(), from_postal_code: z.string(), from_country: z.string().length(2) },
    ...{ from_telephone: z.string().optional(), from_email: z.string().optional() },
    ...{ weight: z.string().regex(/^\d+\.\d{3}$/), order_number: z.string(), quantity: z.literal(1) },
    ...{ external_reference: z.string().min(1), request_label: z.literal(true) },
    shipment: z.strictObject({ id: z.literal(8) }),
  }),
});
type Parcel = { id: number; reference: string; number: string; cancelled: boolean };

export const sendcloudKeys = { publicKey: 'public', secretKey: 'secret-of-sendcloud' };
const authorization = `Basic ${Buffer.from(`${sendcloudKeys.publicKey}:${sendcloudKeys.secretKey}`).toString('base64')}`;
const label = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');
const error = (status: number, message: string): Answered => ({
  status,
  body: { error: { request: 'api/v2', code: status, message } },
});

/** Version 2 of Sendcloud's API as it answers, with a memory of its own. */
export function recordedSendcloud(): { recording: Recording; parcels: Parcel[] } {
  const parcels: Parcel[] = [];
  const shown = ({ id, reference, number }: Parcel) => ({
    ...{ id, name: 'Atelier', tracking_number: number, external_reference: reference },
    tracking_url: `https://tracking.sendcloud.sc/forward?carrier=colissimo&code=${number}`,
    ...{ status: { id: 1000, message: 'Ready to send' }, carrier: { code: 'colissimo' } },
  });
  const statuses = (number: string) => [
    {
      ...{ parcel_status_history_id: 2, parent_status: 'parcel-en-route', carrier_code: 'colissimo' },
      ...{ carrier_update_timestamp: '2026-11-20T12:00:00.000000+00:00', carrier_message: number },
    },
    {
      ...{ parcel_status_history_id: 1, parent_status: 'ready-to-send', carrier_code: 'colissimo' },
      ...{ carrier_update_timestamp: '2026-11-19T12:00:00.000000+00:00', carrier_message: number },
    },
  ];
  function announce(body: unknown): Answered {
    const parsed = announced.safeParse(body);
    if (!parsed.success) return error(400, z.prettifyError(parsed.error));
    const { external_reference: reference } = parsed.data.parcel;
    if (parcels.some((each) => each.reference === reference))
      return error(400, 'external_reference is not unique');
    const id = parcels.length + 1;
    const parcel = { id, reference, number: `6A0000000000${id}`, cancelled: false };
    parcels.push(parcel);
    return { status: 200, body: { parcel: shown(parcel) } };
  }
  function cancel(id: string): Answered {
    const parcel = parcels.find((each) => String(each.id) === id);
    if (!parcel) return error(404, 'No Parcel matches the given query.');
    parcel.cancelled = true;
    return { status: 200, body: { status: 'cancelled', message: 'Parcel has been cancelled' } };
  }
  function recording({ method, path, query, headers, body }: Asked): Answered | undefined {
    if (headers.authorization !== authorization) return error(401, 'Invalid username/password.');
    const [, kind = '', id = '', act = ''] = path.split('/');
    const by = (field: 'reference' | 'number', value: string | null) =>
      parcels.filter((each) => value !== null && each[field] === value);
    if (`${method} ${path}` === 'POST /parcels') return announce(body);
    if (`${method} ${path}` === 'GET /parcels') {
      const found = [
        ...by('reference', query.get('external_reference')),
        ...by('number', query.get('tracking_number')),
      ];
      return { status: 200, body: { next: null, previous: null, parcels: found.map(shown) } };
    }
    if (method === 'POST' && kind === 'parcels' && act === 'cancel') return cancel(id);
    if (method === 'GET' && kind === 'labels') return { status: 200, bytes: label };
    if (method === 'GET' && kind === 'tracking')
      return by('number', id).length > 0
        ? { status: 200, body: { parcel_id: '1', carrier_code: 'colissimo', statuses: statuses(id) } }
        : error(404, 'Not found.');
    if (method === 'GET' && path === '/shipping_methods/8')
      return { status: 200, body: { shipping_method: { id: 8, name: 'Colissimo Home 0-1kg' } } };
    return method === 'GET' && kind === 'shipping_methods' ? error(404, 'Not found.') : undefined;
  }
  return { recording, parcels };
}
