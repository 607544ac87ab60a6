import { circuitRule } from '@reprise/contracts/rules';
import type { CustomerContact } from '@reprise/kernel/ports';
import type { PostalParty } from '../carrier';
import { AddressIncomplete } from '../carrier/address-incomplete';
import type { BuybackFacts, ReactorPorts } from './ports';

type Ports = Pick<ReactorPorts, 'customers' | 'reference'>;

function partyOf(contact: CustomerContact): PostalParty | undefined {
  const { firstName, lastName, street, streetMore, zipCode, city, country, phone, email } = contact;
  if (!street || !zipCode || !city || !country) return undefined;
  const name = `${firstName} ${lastName}`;
  const more = { ...(streetMore && { streetMore }), ...(phone && { phone }), ...(email && { email }) };
  return { name, street, zipCode, city, country, ...more };
}

async function customerParty(ports: Ports, accountId: string, customerId: string | undefined) {
  if (!customerId) return undefined;
  const contact = await ports.customers.read({ accountId }, customerId, 'contact');
  return contact.state === 'known' ? partyOf(contact.value) : undefined;
}
const storeParty = (ports: Ports, accountId: string, storeId: string | undefined) =>
  storeId ? ports.reference.party(accountId, storeId) : Promise.resolve(undefined);

/** The sender of a buyback's own package: the customer on the web, the store at the counter. */
export function senderOf(
  ports: Ports,
  accountId: string,
  buyback: BuybackFacts,
): Promise<PostalParty | undefined> {
  return circuitRule(buyback.circuit).handedOverInStore
    ? storeParty(ports, accountId, buyback.storeId)
    : customerParty(ports, accountId, buyback.customerId);
}

/**
 * The recipient of a returned product: the customer, or the store of the hand-over if the customer's address is
 * unknown.
 */
export async function returnAddress(
  ports: Ports,
  accountId: string,
  buyback: BuybackFacts,
): Promise<PostalParty | undefined> {
  const customer = await customerParty(ports, accountId, buyback.customerId);
  return customer ?? storeParty(ports, accountId, buyback.storeId);
}

/** @throws AddressIncomplete */
export async function organisationParty(
  { reference }: Ports,
  accountId: string,
  organisationId: string,
): Promise<PostalParty> {
  const party = await reference.party(accountId, organisationId);
  if (!party) throw new AddressIncomplete(organisationId);
  return party;
}
