import type { CategoryInput } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import type { ResourceDeps } from '@reprise/kernel/resource';
import { catalogueDocuments } from '../catalogue-documents.reader';

type Bought = Pick<CategoryInput, 'buyerAccountId' | 'buyerId' | 'referringWarehouseIds'>;

/** @throws Refusal `account-not-retailer`: what an account does not take in, it does not offer either */
export async function refuseUnlessRetailer({ documents }: ResourceDeps, accountId: string): Promise<void> {
  const account = await catalogueDocuments(documents).accounts.read(accountId);
  if (account?.isRetailer === false) throw new Refusal('account-not-retailer');
}

/**
 * A category with its buyer account (ADR 28): its buyer and its warehouses belong to that account. A new buyer account
 * brings its own buyer; the warehouses are for people to choose.
 * @throws Refusal `unknown-reference`, `category-without-buyer`
 */
export async function boughtBy(
  deps: ResourceDeps,
  accountId: string,
  { buyerAccountId: named, ...body }: CategoryInput,
  previous?: Bought,
): Promise<CategoryInput> {
  const other = named === accountId ? undefined : named;
  const buyer = other ?? accountId;
  const theirs = await ownedBy(deps, buyer, [...body.referringWarehouseIds, body.buyerId ?? '']);
  const same = previous && (previous.buyerAccountId ?? accountId) === buyer;
  const known = new Set(same ? previous.referringWarehouseIds : []);
  const good = (id: string): boolean => theirs.has(id) || known.has(id);
  const strange = body.referringWarehouseIds.flatMap((id, index) => (good(id) ? [] : [index]));
  if (strange.length > 0) throw refusedAt(strange.map((index) => `referringWarehouseIds[${index}]`));
  const keeps = body.buyerId !== undefined && theirs.has(body.buyerId);
  if (body.buyerId && !keeps && body.buyerId !== previous?.buyerId) throw refusedAt(['buyerId']);
  const buyerId = keeps ? body.buyerId : await firstBuyer(deps, buyer);
  // The account itself is not named: a reference to itself would never let it be closed.
  return { ...body, buyerId, ...(other ? { buyerAccountId: other } : {}) };
}

const text = 'organisation-of-another-account';
const refusedAt = (paths: readonly string[]): Refusal =>
  new Refusal(
    'unknown-reference',
    {},
    paths.map((propertyPath) => ({ propertyPath, code: 'unknown-reference', text })),
  );

async function ownedBy(
  { documents }: ResourceDeps,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await catalogueDocuments(documents).organisations.readMany(ids);
  return new Set(found.filter((each) => each.accountId === accountId).map(({ id }) => id));
}

async function firstBuyer({ documents }: ResourceDeps, accountId: string): Promise<string> {
  const { organisations } = catalogueDocuments(documents);
  const [buyer] = await organisations.find(accountId, { type: 'buyer', status: 'active' }, { limit: 1 });
  if (!buyer) throw new Refusal('category-without-buyer');
  return buyer.id;
}
