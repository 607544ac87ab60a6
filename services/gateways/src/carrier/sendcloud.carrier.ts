import type { OutboundCall, OutboundReply } from '../outbound';
import { askCarrier, type CarrierConnection } from './carrier-call';
import { judgeLabel } from './carrier-label';
import {
  CarrierRefused,
  CarrierUnreachable,
  type Carrier,
  type Shipment,
  type ShipmentCancel,
  type ShipmentRequest,
  type TrackingEntry,
} from './carrier.port';
import {
  cancelReply,
  entriesOf,
  parcelBody,
  parcelReply,
  parcelsReply,
  reasonOf,
  trackingReply,
  type SendcloudParcel,
} from './sendcloud-contract';

export type SendcloudOptions = CarrierConnection & { readonly shippingMethod: number };

/**
 * Sendcloud's public API, version 2: parcels with their label, tracking, cancellation. It knows no idempotency key, but keeps
 * our own as `external_reference`, by which a repeat finds what was made before.
 */
export class SendcloudCarrier implements Carrier {
  readonly id: string;

  constructor(private readonly options: SendcloudOptions) {
    this.id = options.id;
  }

  async createShipment(request: ShipmentRequest): Promise<Shipment> {
    const { idempotencyKey, correlationId } = request;
    const known = await this.find('external_reference', idempotencyKey);
    const parcel = known ?? (await this.announce(request));
    // Its carrier has not answered yet: asked again with the same key.
    if (!parcel.tracking_number || !parcel.tracking_url)
      throw new CarrierUnreachable(this.id, 'label not ready');
    const path = `/labels/label_printer/${parcel.id}`;
    const asked = { path, headers: { accept: 'application/pdf' }, ...(correlationId && { correlationId }) };
    const { status, bytes } = await this.ask('GET', asked);
    if (status >= 400) throw new CarrierUnreachable(this.id, `label status ${status}`);
    const labelPdf = await judgeLabel(bytes);
    if (!labelPdf) throw new CarrierRefused(this.id, 'label-not-allowed');
    return { trackingNumber: parcel.tracking_number, trackingLink: parcel.tracking_url, labelPdf };
  }

  async track(trackingNumber: string): Promise<readonly TrackingEntry[]> {
    const reply = await this.ask('GET', { path: `/tracking/${encodeURIComponent(trackingNumber)}` });
    const parsed = trackingReply.safeParse(reply.body);
    return reply.status < 400 && parsed.success ? entriesOf(parsed.data) : [];
  }

  async cancelShipment({ trackingNumber }: { readonly trackingNumber: string }): Promise<ShipmentCancel> {
    const parcel = await this.find('tracking_number', trackingNumber);
    if (!parcel) return { outcome: 'refused', reason: 'shipment-unknown' };
    const reply = await this.ask('POST', { path: `/parcels/${parcel.id}/cancel` });
    const said = cancelReply.safeParse(reply.body);
    // Queued is a promise of the carrier's, which tracking tells whether it kept.
    const isCancelled = reply.status < 400 || reply.status === 410;
    if (isCancelled && said.success) return { outcome: 'cancelled' };
    return { outcome: 'refused', reason: reasonOf(reply) };
  }

  private async announce(request: ShipmentRequest): Promise<SendcloudParcel> {
    const { correlationId } = request;
    const body = { parcel: parcelBody(request, this.options.shippingMethod) };
    const reply = await this.ask('POST', { path: '/parcels', body, ...(correlationId && { correlationId }) });
    if (reply.status >= 400) throw new CarrierRefused(this.id, reasonOf(reply));
    const parsed = parcelReply.safeParse(reply.body);
    if (!parsed.success) throw new CarrierUnreachable(this.id, 'reply-not-understood');
    return parsed.data.parcel;
  }

  private async find(by: 'external_reference' | 'tracking_number', value: string) {
    const reply = await this.ask('GET', { path: `/parcels?${by}=${encodeURIComponent(value)}` });
    const parsed = parcelsReply.safeParse(reply.body);
    // Not knowing whether it exists is no reason to make another.
    if (reply.status >= 400 || !parsed.success)
      throw new CarrierUnreachable(this.id, `look-up ${reply.status}`);
    return parsed.data.parcels.find((parcel) => parcel[by] === value);
  }

  private ask(method: string, call: Omit<OutboundCall, 'method'>): Promise<OutboundReply> {
    return askCarrier(this.options, { method, ...call });
  }
}
