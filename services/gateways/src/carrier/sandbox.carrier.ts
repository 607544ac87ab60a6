import { randomInt } from 'node:crypto';
import type { Collection, Documents, Stored } from '@reprise/read-kernel/documents';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import type { ForgottenPerson } from '@reprise/kernel/ports';
import type { Rememberer } from '../traces';
import {
  CarrierUnreachable,
  LabelNotReady,
  type Carrier,
  type Shipment,
  type ShipmentCancel,
  type ShipmentRequest,
  type TrackingEntry,
} from './carrier.port';
import { journeyUntil, type JourneyEnd, type Travel } from './sandbox.journey';

/** How the sandbox behaves for one account. `_id` is the account's id. */
export type SandboxCarrierSettings = {
  readonly _id: string;
  /** Milliseconds until the label exists. */
  readonly labelDelayMs?: number;
  /** Milliseconds from one scan to the next. */
  readonly stepMs?: number;
  readonly end?: JourneyEnd;
  readonly unreachable?: boolean;
};

/** `_id` is the idempotency key: one document per requested package. */
export type SandboxShipment = Travel & {
  readonly _id: string;
  readonly accountId: string;
  readonly shipmentId: string;
  readonly trackingNumber: string;
  readonly labelAt: string;
};

export const sandboxCarrierSettingsCollection = { name: 'sandbox_carrier_settings' };
export const sandboxShipmentsCollection = {
  name: 'sandbox_shipments',
  indexes: [{ fields: ['shipmentId'] }, { fields: ['trackingNumber'], unique: true }],
};

export type SandboxCarrierOptions = {
  readonly documents: Pick<Documents, 'collection'>;
  readonly now: () => Date;
  /** A page that shows `track`. */
  readonly trackingLink: (trackingNumber: string) => string;
  /** For accounts without settings. Four seconds by default: the first check of label polling comes too early. */
  readonly defaults?: Omit<SandboxCarrierSettings, '_id'>;
};

const standard = {
  labelDelayMs: 4_000,
  stepMs: 6 * 3_600_000,
  end: 'delivered',
  unreachable: false,
} as const;

/** A carrier with a persistent state that moves nothing: label delays, outages, scans driven by the clock. */
export class SandboxCarrier implements Carrier, Rememberer {
  readonly id = 'sandbox';
  private readonly shipments: Collection<SandboxShipment>;
  private readonly settings: Collection<SandboxCarrierSettings>;

  constructor(private readonly options: SandboxCarrierOptions) {
    this.shipments = options.documents.collection<SandboxShipment>(sandboxShipmentsCollection);
    this.settings = options.documents.collection<SandboxCarrierSettings>(sandboxCarrierSettingsCollection);
  }

  async createShipment(request: ShipmentRequest): Promise<Shipment> {
    await this.reach(request.accountId);
    const { trackingNumber, labelAt } = await this.registered(request);
    if (labelAt > this.options.now().toISOString()) throw new LabelNotReady(this.id, new Date(labelAt));
    return { trackingNumber, trackingLink: this.options.trackingLink(trackingNumber) };
  }

  async track(trackingNumber: string): Promise<readonly TrackingEntry[]> {
    const shipment = await this.byNumber(trackingNumber);
    if (!shipment) return [];
    await this.reach(shipment.accountId);
    return journeyUntil(shipment, this.options.now());
  }

  async cancelShipment(request: { trackingNumber: string }): Promise<ShipmentCancel> {
    const shipment = await this.byNumber(request.trackingNumber);
    if (!shipment) return { outcome: 'refused', reason: 'shipment-unknown' };
    await this.reach(shipment.accountId);
    if (shipment.cancelledAt) return { outcome: 'cancelled' };
    const now = this.options.now();
    const moving = journeyUntil(shipment, now).some(({ code }) => code.startsWith('DELIVERY_'));
    if (moving) return { outcome: 'refused', reason: 'shipment-on-its-way' };
    const { _revision, ...rest } = shipment;
    await this.shipments.put({ ...rest, cancelledAt: now.toISOString() }, _revision);
    return { outcome: 'cancelled' };
  }

  /** A shipment goes on without the places that it names, whoever's contract it is. */
  async forget({ buybackIds }: ForgottenPerson): Promise<void> {
    const found = await this.shipments.find({ shipmentId: { $in: buybackIds } });
    for (const { _revision, ...rest } of found)
      await this.shipments.put({ ...rest, fromCity: '', toCity: '' }, _revision);
  }

  private async registered(request: ShipmentRequest): Promise<SandboxShipment> {
    const known = await this.shipments.get(request.idempotencyKey);
    if (known) return known;
    const { labelDelayMs, stepMs, end } = await this.behaviour(request.accountId);
    const now = this.options.now();
    const shipment = {
      ...{ _id: request.idempotencyKey, accountId: request.accountId, shipmentId: request.shipmentId },
      trackingNumber: `RP${randomInt(10 ** 5, 10 ** 6)}${randomInt(10 ** 5, 10 ** 6)}${request.from.country}`,
      ...{ createdAt: now.toISOString(), labelAt: new Date(now.getTime() + labelDelayMs).toISOString() },
      ...{ fromCity: request.from.city, toCity: request.to.city, stepMs, end },
    };
    try {
      await this.shipments.put(shipment, -1);
      return shipment;
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      return this.registered(request);
    }
  }

  private async byNumber(trackingNumber: string): Promise<Stored<SandboxShipment> | undefined> {
    return (await this.shipments.find({ trackingNumber }))[0];
  }

  private async behaviour(accountId: string) {
    return { ...standard, ...this.options.defaults, ...(await this.settings.get(accountId)) };
  }

  private async reach(accountId: string): Promise<void> {
    if ((await this.behaviour(accountId)).unreachable)
      throw new CarrierUnreachable(this.id, 'sandbox outage');
  }
}
