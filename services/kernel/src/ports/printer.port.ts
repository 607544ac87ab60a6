import type { Currency, Locale } from '@reprise/contracts/kernel';

export type Branding = { readonly name: string; readonly mainColor: string; readonly logoKey?: string };
export type Place = {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
};

export type TrackingSheet = {
  readonly locale: Locale;
  readonly branding: Branding;
  readonly identificationNumber: string;
  readonly productLabel: string;
  readonly imei?: string;
  readonly circuit: string;
  readonly warehouse: Place;
  readonly instructions: readonly string[];
};

export type TransferOrder = {
  readonly locale: Locale;
  readonly branding: Branding;
  readonly identificationNumber: string;
  /** Variables already filled in. */
  readonly text: string;
  readonly copies: number;
  readonly barcode: boolean;
  readonly productLabel: string;
  readonly imei?: string;
  readonly price: { readonly amount: number; readonly currency: Currency };
  /** ISO time. */
  readonly signedAt: string;
};

/** Papers that are made on request; labels are made once, by a reactor, and kept as files. */
export interface Printer {
  trackingSheet(sheet: TrackingSheet): Promise<Buffer>;
  transferOrder(order: TransferOrder): Promise<Buffer>;
}
