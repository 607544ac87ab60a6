import { categories } from '@reprise/contracts/catalogue';
import type { BodyOfResource } from '@reprise/contracts/kernel';
import {
  accountContract,
  notThatPart,
  organisationContract,
  organisationsOfPart,
  partOfOrganisation,
  type AccountPart,
  type OrganisationType,
} from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf, type ResourceDeps } from '@reprise/kernel/resource';

type Body = BodyOfResource<typeof accountContract>;
type Deps = Pick<ResourceDeps, 'documents'>;
const most = 20;

/** @throws Refusal `account-not-retailer` or `account-not-buyer` for an organisation that the account cannot have */
export async function refuseIfNotThatPart(
  { documents }: Deps,
  accountId: string,
  type: OrganisationType,
): Promise<void> {
  const part = partOfOrganisation[type];
  const account = part && (await documentsOf(documents, accountContract).read(accountId));
  if (part && account?.[part] === false) throw new Refusal(notThatPart[part], { type });
}

/** What stands in an account only because it is a retailer, or a buyer. */
async function standing({ documents }: Deps, accountId: string, part: AccountPart) {
  const active = { status: 'active' };
  const types = { ...active, type: { $in: organisationsOfPart(part) } };
  const nodes = await documentsOf(documents, organisationContract).find(accountId, types);
  const sold = part === 'isRetailer' ? await documentsOf(documents, categories).find(accountId, active) : [];
  const by = [
    { resource: 'organizations', field: 'type', named: nodes.map(({ commonName }) => commonName) },
    { resource: 'categories', field: 'status', named: sold.map(({ name }) => name) },
  ];
  return by
    .filter(({ named }) => named.length > 0)
    .map(({ named, ...each }) => ({ ...each, count: named.length, named: named.slice(0, most) }));
}

/**
 * An account stops being a retailer or a buyer when nothing stands any more that needs it.
 * @throws Refusal `still-referenced`, with what does; `account-has-linked-buyers`
 */
export async function refuseIfPartStands(deps: Deps, id: string, next: Body, previous: Body): Promise<void> {
  for (const part of ['isRetailer', 'isBuyerAndWorkshopsSupervisor'] as const) {
    const by = previous[part] && !next[part] ? await standing(deps, id, part) : [];
    if (by.length > 0) throw new Refusal('still-referenced', { part, by });
  }
  if (!next.isRetailer && next.linkedBuyerAccountIds.length > 0) {
    throw new Refusal('account-has-linked-buyers', { reason: 'has_linked_buyers' });
  }
}
