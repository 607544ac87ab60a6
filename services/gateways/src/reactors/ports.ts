import type { BuybackOpening } from '@reprise/contracts/buyback';
import type { ItemEvent } from '@reprise/contracts/item';
import type { Locale, Money } from '@reprise/contracts/kernel';
import type { PackageEvent } from '@reprise/contracts/package';
import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { Customers, FileStore, Links } from '@reprise/kernel/ports';
import type { Carrier, PostalParty } from '../carrier';
import type { Mailer, MailBrand } from '../mail';
import type { PaymentProviders } from '../payment';

type DataOf<E, T> = E extends { type: T; data: infer D } ? D : never;

/** A buyback as its own stream tells it; the opening with what was changed since. */
export type BuybackFacts = BuybackOpening & {
  readonly id: string;
  readonly proposal?: DataOf<BuybackEvent, 'PriceProposed'>;
};
export type PaymentFacts = { readonly amount: Money; readonly modeId: string; readonly label: string };
export type PackageFacts = DataOf<PackageEvent, 'PackageOpened'> & {
  readonly cancelled: boolean;
  readonly label?: DataOf<PackageEvent, 'PackageLabelIssued'>;
};
export type ReturnLabel = DataOf<ItemEvent, 'ReturnLabelIssued'>;

/** What happened, from the streams themselves: never behind. Another account's stream is not there. */
export interface Histories {
  buyback(accountId: string, id: string): Promise<BuybackFacts | undefined>;
  payment(accountId: string, id: string): Promise<PaymentFacts | undefined>;
  package(accountId: string, id: string): Promise<PackageFacts | undefined>;
  returnLabel(accountId: string, itemId: string): Promise<ReturnLabel | undefined>;
}

/** What people configured, from the reference documents of one account. */
export interface Reference {
  brand(accountId: string): Promise<MailBrand & { readonly locale: Locale }>;
  /** An organisation to send packages from and to; undefined while its address is incomplete. */
  party(accountId: string, organisationId: string): Promise<PostalParty | undefined>;
  /** The warehouse's native stock for products that go back to customers. */
  returnStock(accountId: string, warehouseId: string): Promise<string | undefined>;
  /** The payment mode's own words for mails (back office §3); undefined when there are none. */
  mailNote(accountId: string, modeId: string): Promise<string | undefined>;
  /** What the customer does next, in order. */
  instructions(accountId: string, circuit: string, categoryId: string): Promise<readonly string[]>;
}

export type Carriers = {
  /** The carrier that an account works with. */
  of(accountId: string): Carrier;
  /** The carrier that made a label; undefined when it is not connected any more. */
  named(id: string): Carrier | undefined;
};
export const oneCarrier = (carrier: Carrier): Carriers => ({
  of: () => carrier,
  named: (id) => (id === carrier.id ? carrier : undefined),
});

/** Everything that a reactor may be given; each names the part that it uses. */
export type ReactorPorts = {
  readonly histories: Histories;
  readonly reference: Reference;
  readonly customers: Customers;
  readonly files: FileStore;
  readonly links: Links;
  readonly mailer: Mailer;
  readonly carriers: Carriers;
  readonly providers: PaymentProviders;
};
