import { circuitRule } from '@reprise/contracts/rules';
import type { CustomerContact } from '@reprise/kernel/ports';
import type { PostalParty } from '../carrier';
import type { BuybackFacts, ReactorPorts } from './ports';

type Ports = Pick<ReactorPorts, 'customers' | 'reference'>;

/** Somebody must complete an address before a package can travel; tried again, then left to an operator. */
export class AddressIncomplete extends Error {
  /** @param of an id, never a name. */
  constructor(of: string) {
    super(`the address of ${of} is incomplete or erased`);
    this.name = 'AddressIncomplete';
  }
}

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

/** From whom a buyback's own package comes: the customer on the web, the store at the counter. */
export function senderOf(
  ports: Ports,
  accountId: string,
  buyback: BuybackFacts,
): Promise<PostalParty | undefined> {
  return circuitRule(buyback.circuit).handedOverInStore
    ? storeParty(ports, accountId, buyback.storeId)
    : customerParty(ports, accountId, buyback.customerId);
}

/** To whom a product goes back: to the customer; to the store where he left it when his address is not known. */
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
