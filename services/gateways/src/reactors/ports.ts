import type { BuybackOpening } from '@reprise/contracts/buyback';
import type { Offered } from '@reprise/contracts/catalogue';
import type { ItemEvent } from '@reprise/contracts/item';
import type { Locale, Money } from '@reprise/contracts/kernel';
import type { PackageEvent } from '@reprise/contracts/package';
import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { Customers, FileStore, Links } from '@reprise/kernel/ports';
import type { Carrier, PostalParty } from '../carrier';
import type { Mailer, MailBrand } from '../mail';
import type { PaymentProviders } from '../payment';
import type { BuyerOrders } from './buyer-orders.port';

type DataOf<E, T> = E extends { type: T; data: infer D } ? D : never;

/** A buyback as its own stream tells it; the opening with what was changed since. */
export type BuybackFacts = BuybackOpening & {
  readonly id: string;
  readonly proposal?: DataOf<BuybackEvent, 'PriceProposed'>;
  /** The latest proposal has no answer and no other end. */
  readonly proposalOpen: boolean;
  /** The product has left its owner, or never will. */
  readonly priceSettled: boolean;
  /** Bought for good. */
  readonly completed?: { readonly validatedPrice: number; readonly at: string };
};
export type PaymentFacts = { readonly amount: Money; readonly modeId: string; readonly label: string };
export type PackageFacts = DataOf<PackageEvent, 'PackageOpened'> & {
  readonly cancelled: boolean;
  readonly label?: DataOf<PackageEvent, 'PackageLabelIssued'>;
};
export type ReturnLabel = DataOf<ItemEvent, 'ReturnLabelIssued'>;

/** What happened, read from the streams themselves: never behind. Another account's stream is not found. */
export interface Histories {
  buyback(accountId: string, id: string): Promise<BuybackFacts | undefined>;
  payment(accountId: string, id: string): Promise<PaymentFacts | undefined>;
  package(accountId: string, id: string): Promise<PackageFacts | undefined>;
  returnLabel(accountId: string, itemId: string): Promise<ReturnLabel | undefined>;
}

/** What people configured, from the reference documents of one account. */
export interface Reference {
  brand(accountId: string): Promise<MailBrand & { readonly locale: Locale }>;
  /** An organisation as sender or recipient; undefined while its address is incomplete. */
  party(accountId: string, organisationId: string): Promise<PostalParty | undefined>;
  /** The warehouse's native stock for products that go back to customers. */
  returnStock(accountId: string, warehouseId: string): Promise<string | undefined>;
  /** The payment mode's own text for mails (back office §3), in a language; undefined if there is none. */
  mailNote(accountId: string, modeId: string, locale: Locale): Promise<string | undefined>;
}

/** What a buyback was declared from, whatever is offered today. */
export interface OfferedThen {
  /** @throws Refusal if this account has no such diagnostic. */
  read(accountId: string, diagnosticId: string): Promise<Offered>;
}

export type Carriers = {
  /** The carrier of an account. */
  of(accountId: string): Promise<Carrier>;
  /** The carrier that made a label; undefined if it is no longer connected. */
  named(id: string): Promise<Carrier | undefined>;
};
export const oneCarrier = (carrier: Carrier): Carriers => ({
  of: async () => carrier,
  named: async (id) => (id === carrier.id ? carrier : undefined),
});

/** Everything that a reactor may be given; each declares the part that it uses. */
export type ReactorPorts = {
  readonly histories: Histories;
  readonly reference: Reference;
  readonly diagnostics: OfferedThen;
  readonly customers: Customers;
  readonly files: FileStore;
  readonly links: Links;
  readonly mailer: Mailer;
  readonly carriers: Carriers;
  readonly providers: PaymentProviders;
  readonly buyers: BuyerOrders;
};
