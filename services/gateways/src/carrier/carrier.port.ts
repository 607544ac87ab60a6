import { NotYet } from '@reprise/kernel';
import type { DeliveryStatus } from '@reprise/contracts/rules';

export type PostalParty = {
  readonly name: string;
  readonly street: string;
  readonly streetMore?: string;
  readonly zipCode: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly phone?: string;
  readonly email?: string;
};

export type ShipmentRequest = {
  /** The account whose contract with the carrier it is (ADR 28). */
  readonly accountId: string;
  /** Our id: the package's or the return's. */
  readonly shipmentId: string;
  /** The same on every retry. */
  readonly idempotencyKey: string;
  readonly from: PostalParty;
  readonly to: PostalParty;
  /** Grams. */
  readonly weightG: number;
  /** Whole centimetres of the product; absent where they are not known. */
  readonly dimensionsCm?: { readonly length: number; readonly width: number; readonly height: number };
  /** Printed for people: the buyback's or package's number. */
  readonly reference: string;
  /** ISO date of the courier's visit. */
  readonly appointment?: string;
  readonly correlationId?: string;
};

export type Shipment = {
  readonly trackingNumber: string;
  readonly trackingLink: string;
  /** Absent: the carrier accepts any label with its number as Code 128, so we print our own. */
  readonly labelPdf?: Buffer;
};

export type TrackingEntry = {
  readonly code: DeliveryStatus;
  /** ISO time. */
  readonly at: string;
  readonly place?: string;
};

export type ShipmentCancel =
  { readonly outcome: 'cancelled' } | { readonly outcome: 'refused'; readonly reason: string };

/** Transports packages. Every call may be repeated safely. */
export interface Carrier {
  /** What labels keep of it, so that the one that made them is asked for news. `carrierName` is its part for people. */
  readonly id: string;
  /** @throws LabelNotReady, CarrierUnreachable (both: repeat with the same key), CarrierRefused */
  createShipment(request: ShipmentRequest): Promise<Shipment>;
  /** Oldest first; empty for a number unknown to the carrier. @throws CarrierUnreachable */
  track(trackingNumber: string): Promise<readonly TrackingEntry[]>;
  /** @throws CarrierUnreachable */
  cancelShipment(request: {
    readonly trackingNumber: string;
    readonly idempotencyKey: string;
  }): Promise<ShipmentCancel>;
}

/** The shipment is made, its label is not: asked for again at its time, with the same key. */
export class LabelNotReady extends NotYet {
  constructor(
    readonly carrier: string,
    askAgainAt: Date,
  ) {
    super(`carrier ${carrier} is still making the label`, askAgainAt);
    this.name = 'LabelNotReady';
  }
}

/** No reply, or one that means "later". Problem code `transport-provider-unreachable`. */
export class CarrierUnreachable extends Error {
  constructor(
    readonly carrier: string,
    readonly why: string,
  ) {
    super(`carrier ${carrier} is unreachable: ${why}`);
    this.name = 'CarrierUnreachable';
  }
}

/** Whether a kept message was a `CarrierUnreachable`'s. */
export const saysUnreachable = (message: string): boolean => /^carrier .+ is unreachable: /.test(message);

/** The carrier refuses this package permanently. */
export class CarrierRefused extends Error {
  constructor(
    readonly carrier: string,
    readonly reason: string,
  ) {
    super(`carrier ${carrier} refused the shipment: ${reason}`);
    this.name = 'CarrierRefused';
  }
}
