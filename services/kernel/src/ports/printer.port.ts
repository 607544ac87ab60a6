import type { Locale } from '@reprise/contracts/kernel';

/** The printer looks up logo, colour and the buyer's own data: they belong to the account. */
type Paper = {
  readonly accountId: string;
  readonly locale: Locale;
  readonly buybackNumber: string;
};

export type TrackingSheetPaper = Paper & {
  readonly product: {
    readonly label: string;
    readonly brand?: string;
    readonly model?: string;
    readonly imei?: string;
  };
  readonly circuit: string;
  /** ISO time. */
  readonly createdAt: string;
  /** The circuit's instructions, in order. */
  readonly instructions: readonly string[];
};

export type TransferOrderPaper = Paper & {
  readonly buyerId: string | undefined;
  /** ISO time. */
  readonly signedAt: string;
  /** The configured text with its variables. */
  readonly text: string;
  readonly values: {
    readonly total_price: string;
    readonly customer_firstname: string;
    readonly customer_lastname: string;
    readonly payment_type: string;
    readonly product_label: string;
  };
  readonly copies: number;
  readonly barCodeEnabled: boolean;
};

/** Documents generated on request; labels are generated once, by a reactor, and stored as files. */
export interface Printer {
  trackingSheet(paper: TrackingSheetPaper): Promise<Buffer>;
  transferOrder(paper: TransferOrderPaper): Promise<Buffer>;
}
