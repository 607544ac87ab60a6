import type { TransferOrderSettings } from '@reprise/contracts/configuration';
import type { ItemPassport } from '@reprise/contracts/item';
import type { Locale, Money, Translations } from '@reprise/contracts/kernel';
import type { CircuitInstructionType } from '@reprise/contracts/rules';
import type { CustomerAccounting, CustomerContact } from './customer';

/** The printer looks up logo and colour, which belong to the account. */
type Paper = { readonly accountId: string; readonly buybackNumber: string };

/** One of the customer's next steps. */
export type Instruction = { readonly type: CircuitInstructionType; readonly label: string };

export type TrackingSheetPaper = Paper & {
  /** The customer's. */
  readonly locale: Locale;
  readonly product: {
    readonly label: string;
    readonly brand?: string;
    readonly model?: string;
    readonly imei?: string;
  };
  /** How it travels, as the account calls it. */
  readonly transport: string;
  /** What is handed over in a store is not packed. */
  readonly packed: boolean;
  /** ISO time. */
  readonly createdAt: string;
  /** The circuit's instructions, in order. */
  readonly instructions: readonly Instruction[];
};

export type SoldGood = {
  readonly buybackNumber: string;
  readonly product: string;
  readonly productTranslations?: Translations | undefined;
  readonly imei?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly price: Money;
  /** How it is paid, as the account calls it. */
  readonly payment: string;
  readonly paymentTranslations?: Translations | undefined;
};

/** What one buyer takes of one customer, who reads it before he signs it. */
export type TransferOrderPaper = {
  /**
   * The customer's. A text of the account's own that is not written in it is in the account's language, and so is then
   * the whole paper.
   */
  readonly locale: Locale;
  readonly accountId: string;
  readonly buyerId: string | undefined;
  /** Whose organisation the buyer is. */
  readonly buyerAccountId: string;
  /** ISO time. */
  readonly signedAt: string;
  /** The account's own text with its variables, in each language; the default one where there is none. */
  readonly text: TransferOrderSettings | undefined;
  /** At least one. */
  readonly goods: readonly SoldGood[];
  /** Absent: erased. */
  readonly customer: CustomerContact | undefined;
  readonly identity: CustomerAccounting['identity'] | undefined;
  readonly copies: number;
  readonly barCodeEnabled: boolean;
};

/** Of one item, for the shelf: facts for machines and for the person who reads it. */
export type ShelfLabelPaper = {
  /** Its language is that of the label. */
  readonly accountId: string;
  /** 13 digits, and the last 8 of them. */
  readonly code: string;
  readonly shortCode: string;
  readonly product: string;
  readonly imei?: string;
  readonly grade: string;
  readonly stock: string;
  readonly location?: string;
};

/** In the account's language. `address`: where it can be verified, as QR code. */
export type PassportPaper = {
  readonly accountId: string;
  readonly passport: ItemPassport;
  readonly address: string;
};

/** Documents generated on request; labels are generated once, by a reactor, and stored as files. */
export interface Printer {
  trackingSheet(paper: TrackingSheetPaper): Promise<Buffer>;
  /** One file, with an order for each buyer. */
  transferOrder(first: TransferOrderPaper, ...more: readonly TransferOrderPaper[]): Promise<Buffer>;
  /** One a page. */
  shelfLabels(papers: readonly ShelfLabelPaper[]): Promise<Buffer>;
  /** The same labels in the language of label printers. */
  shelfLabelsZpl(papers: readonly ShelfLabelPaper[]): Promise<string>;
  passport(paper: PassportPaper): Promise<Buffer>;
}
