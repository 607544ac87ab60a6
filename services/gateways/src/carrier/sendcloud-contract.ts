import type { DeliveryStatus } from '@reprise/contracts/rules';
import { z } from 'zod';
import type { OutboundReply } from '../outbound';
import type { ShipmentRequest, TrackingEntry } from './carrier.port';

/** What we read of a parcel; there is more. A label is ready once there is a number. */
const parcel = z.object({
  id: z.int().positive(),
  /** What Code 128 can encode and a label has room for. */
  tracking_number: z
    .string()
    .regex(/^[\x21-\x7e]{0,40}$/)
    .nullish(),
  tracking_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish()
    .catch(null),
  external_reference: z.string().nullish(),
});
export type SendcloudParcel = z.infer<typeof parcel>;
export const parcelReply = z.object({ parcel });
export const parcelsReply = z.object({ parcels: z.array(parcel) });
export const cancelReply = z.object({ status: z.enum(['cancelled', 'queued', 'deleted']) });
export const trackingReply = z.object({
  statuses: z.array(
    z.object({ parent_status: z.string(), carrier_update_timestamp: z.iso.datetime({ offset: true }) }),
  ),
});
type Tracking = z.infer<typeof trackingReply>;
const refusal = z.object({ error: z.object({ message: z.string() }) });

export function reasonOf({ status, body }: OutboundReply): string {
  const told = refusal.safeParse(body);
  return told.success ? told.data.error.message.slice(0, 255) : `status-${status}`;
}

const statuses: Readonly<Record<string, DeliveryStatus>> = {
  'ready-to-send': 'ORDER_LABEL_CREATED',
  announced: 'ORDER_LABEL_CREATED',
  cancelled: 'ORDER_CANCELLED',
  'cancelled-upstream': 'ORDER_CANCELLED',
  'shipment-picked-up-by-driver': 'DELIVERY_SHIPMENT_ACCEPTED',
  'en-route-to-sorting-center': 'DELIVERY_SHIPMENT_ACCEPTED',
  'parcel-en-route': 'DELIVERY_IN_TRANSIT',
  'at-sorting-centre': 'DELIVERY_ARRIVED_AT_HUB',
  'being-sorted': 'DELIVERY_ARRIVED_AT_HUB',
  sorted: 'DELIVERY_DEPARTED_FROM_HUB',
  'driver-en-route': 'DELIVERY_OUT_FOR_DELIVERY',
  'delivery-attempt-failed': 'DELIVERY_RECIPIENT_ABSENT',
  'delivery-delayed': 'DELIVERY_DELAYED',
  delivered: 'DELIVERY_DELIVERED',
  'shipment-collected-by-customer': 'DELIVERY_DELIVERED',
  'returned-to-sender': 'DELIVERY_RETURNED_TO_SENDER',
};

/** Oldest first; what Sendcloud tells beside these moves nothing here. */
export const entriesOf = ({ statuses: told }: Tracking): readonly TrackingEntry[] =>
  told
    .flatMap(({ parent_status: status, carrier_update_timestamp: at }) => {
      const code = statuses[status];
      return code ? [{ code, at: new Date(at).toISOString() }] : [];
    })
    .sort((one, other) => one.at.localeCompare(other.at));

/** Kilograms with three decimals, and centimetres, as text. */
export function parcelBody(request: ShipmentRequest, shippingMethod: number) {
  const { from, to, weightG, dimensionsCm, reference, idempotencyKey } = request;
  const { street, streetMore, zipCode, city, country } = to;
  return {
    ...{ name: to.name, address: street, city, country, postal_code: zipCode },
    ...(streetMore && { address_2: streetMore }),
    ...(to.phone && { telephone: to.phone }),
    ...(to.email && { email: to.email }),
    ...{ from_name: from.name, from_address_1: from.street, from_city: from.city },
    ...{ from_postal_code: from.zipCode, from_country: from.country },
    ...(from.streetMore && { from_address_2: from.streetMore }),
    ...(from.phone && { from_telephone: from.phone }),
    ...(from.email && { from_email: from.email }),
    ...{ weight: (weightG / 1000).toFixed(3), order_number: reference },
    ...(dimensionsCm && {
      ...{ length: String(dimensionsCm.length), width: String(dimensionsCm.width) },
      height: String(dimensionsCm.height),
    }),
    ...{ external_reference: idempotencyKey, request_label: true, quantity: 1 },
    shipment: { id: shippingMethod },
  };
}
