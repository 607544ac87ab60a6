import { deliveryStatuses, type DeliveryStatus } from '@reprise/contracts/rules';
import { z } from 'zod';
import {
  CarrierRefused,
  type Carrier,
  type Shipment,
  type ShipmentCancel,
  type ShipmentRequest,
  type TrackingEntry,
} from './carrier.port';
import type { OutboundCall, OutboundReply } from '../outbound';
import { askCarrier, type CarrierConnection } from './carrier-call';
import { judgeLabel } from './carrier-label';

const shipmentReply = z.object({
  /** What Code 128 can encode and a label has room for. */
  trackingNumber: z.string().regex(/^[\x21-\x7e]{1,40}$/),
  trackingLink: z.url({ protocol: /^https?$/ }).max(2000),
  /** The label as base64 (PDF or PNG, by its content), if the carrier draws it. */
  label: z.base64().optional(),
});
const trackingReply = z.object({
  events: z.array(
    z.object({ code: z.string(), at: z.iso.datetime({ offset: true }), place: z.string().optional() }),
  ),
});
const refusalReply = z.object({ reason: z.string().max(255) });

export type HttpCarrierOptions = CarrierConnection & {
  /** The carrier's codes mapped to ours; our own codes need no entry. Unknown codes are omitted. */
  readonly codes?: Readonly<Record<string, DeliveryStatus>>;
};

const isStatus = (code: string): code is DeliveryStatus => deliveryStatuses.some((status) => status === code);

function reasonOf(reply: OutboundReply): string {
  const told = refusalReply.safeParse(reply.body);
  return told.success ? told.data.reason : `status-${reply.status}`;
}

/**
 * Any carrier with our JSON contract over HTTP (`contracts/docs/connectors.md`): `POST /shipments` (with `Idempotency-Key`), `GET
 * /shipments/{number}/tracking`, `DELETE /shipments/{number}`. Refusals are 4xx with `{"reason": "…"}`.
 */
export class HttpCarrier implements Carrier {
  readonly id: string;
  constructor(private readonly options: HttpCarrierOptions) {
    this.id = options.id;
  }

  async createShipment({
    accountId: _ours,
    idempotencyKey,
    correlationId,
    ...shipment
  }: ShipmentRequest): Promise<Shipment> {
    const reply = await this.ask('POST', '/shipments', {
      ...{ idempotencyKey, body: shipment },
      ...(correlationId && { correlationId }),
    });
    if (reply.status >= 400) throw new CarrierRefused(this.id, reasonOf(reply));
    const parsed = shipmentReply.safeParse(reply.body);
    if (!parsed.success) throw new CarrierRefused(this.id, 'reply-not-understood');
    const { label, ...rest } = parsed.data;
    if (!label) return rest;
    const labelPdf = await judgeLabel(Buffer.from(label, 'base64'));
    if (!labelPdf) throw new CarrierRefused(this.id, 'label-not-allowed');
    return { ...rest, labelPdf };
  }

  async track(trackingNumber: string): Promise<readonly TrackingEntry[]> {
    const reply = await this.ask('GET', `/shipments/${encodeURIComponent(trackingNumber)}/tracking`);
    const parsed = trackingReply.safeParse(reply.body);
    if (reply.status >= 400 || !parsed.success) return [];
    const entries = parsed.data.events.flatMap(({ code, at, place }) => {
      const known = this.options.codes?.[code] ?? code;
      const time = new Date(at).toISOString();
      return isStatus(known) ? [{ code: known, at: time, ...(place ? { place } : {}) }] : [];
    });
    return entries.sort((a, b) => a.at.localeCompare(b.at));
  }

  async cancelShipment(request: { trackingNumber: string; idempotencyKey: string }): Promise<ShipmentCancel> {
    const { idempotencyKey } = request;
    const path = `/shipments/${encodeURIComponent(request.trackingNumber)}`;
    const reply = await this.ask('DELETE', path, { idempotencyKey });
    return reply.status < 400 ? { outcome: 'cancelled' } : { outcome: 'refused', reason: reasonOf(reply) };
  }

  private ask(method: string, path: string, request: Partial<OutboundCall> = {}) {
    return askCarrier(this.options, { method, path, ...request });
  }
}
