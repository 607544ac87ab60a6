import { readIn, type Locale, type RecordedEvent } from '@reprise/contracts/kernel';
import type { Mailer, MailBrand, MailRequest } from '../mail';
import { customerLink } from './customer-links';
import type { BuybackFacts, ReactorPorts } from './ports';
import { idOf, type Reaction } from './reactor-language';

export type MailPorts = Pick<ReactorPorts, 'histories' | 'reference' | 'customers' | 'links' | 'mailer'>;
export type Letter = {
  readonly buyback: BuybackFacts;
  readonly accountId: string;
  /** The recipient and the sender's identity. */
  readonly envelope: Pick<MailRequest, 'accountId' | 'to' | 'locale' | 'idempotencyKey'> & {
    readonly brand: MailBrand;
  };
  /** The facts in every mail about a buyback. */
  readonly about: { firstName: string; code: string; product: string; link: string };
};
type Composed = Parameters<Mailer['send']>[0];

/** Many labels already start with the brand. */
function productName({ product }: BuybackFacts, locale: Locale): string {
  const { brand, label } = readIn(product, locale);
  return label.toLowerCase().startsWith(brand.toLowerCase()) ? label : `${brand} ${label}`;
}

/**
 * Writes to the customer of a buyback, in the customer's language. Nothing is sent without an address, or after an
 * erasure; the mailer records addresses that refuse mail. @throws MailServerUnreachable, to be retried.
 */
export async function writeToCustomer(
  ports: MailPorts,
  event: RecordedEvent,
  { idempotencyKey }: Reaction,
  compose: (letter: Letter) => Composed | undefined | Promise<Composed | undefined>,
): Promise<readonly []> {
  const { accountId } = event;
  const buyback = await ports.histories.buyback(accountId, idOf(event));
  if (!buyback?.customerId) return [];
  const contact = await ports.customers.read({ accountId }, buyback.customerId, 'contact');
  if (contact.state !== 'known' || !contact.value.email) return [];
  const { firstName, email, locale = buyback.locale } = contact.value;
  const { locale: _ours, ...brand } = await ports.reference.brand(accountId);
  const link = await customerLink(ports.links, { accountId, id: buyback.id }, 'tracking');
  const about = {
    firstName,
    code: buyback.identificationNumber,
    product: productName(buyback, locale),
    link,
  };
  const envelope = { accountId, to: email, locale, brand, idempotencyKey };
  const mail = await compose({ buyback, accountId, envelope, about });
  if (mail) await ports.mailer.send(mail);
  return [];
}
