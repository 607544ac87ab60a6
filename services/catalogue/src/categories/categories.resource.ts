import { categories, type CategoryInput } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { collectionSpec, defineResource, mustHoldFor, type ResourceDeps } from '@reprise/kernel/resource';
import type { Document } from '@reprise/read-kernel/documents';
import { wholeAccount } from '@reprise/read-kernel/query';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { productsDefinition } from '../products/products.resource';
import { AccountCategories } from './account-categories.reader';
import { boughtBy, refuseUnlessRetailer } from './category-buyer.reader';

const parentRequired = (): never => {
  throw new Refusal('invalid-request', {}, [{ propertyPath: 'parentId', code: 'required' }]);
};

/** "Parent required" (back office §5); the first category of an account is its root and has none. */
async function checkParent(
  deps: ResourceDeps,
  accountId: string,
  id: string,
  body: CategoryInput,
  isRoot: boolean,
): Promise<void> {
  const { categories: found } = catalogueDocuments(deps.documents);
  if (body.parentId === null) {
    const roots = isRoot ? [] : await found.find(accountId, { parentId: null });
    if (roots.some((other) => other.id !== id)) parentRequired();
    return;
  }
  const passed = new Set([id]);
  for (let next: string | null = body.parentId; next !== null;) {
    const [parent]: readonly { parentId: string | null }[] = await found.find(accountId, { _id: next });
    if (!parent || passed.has(next)) throw new Refusal('parent-not-allowed', { parentId: body.parentId });
    passed.add(next);
    next = parent.parentId;
  }
}

const absorbed = ({ absorptionType, absorptionValue, absorptionMax }: CategoryInput) =>
  absorptionType === 'none' ? undefined : { absorptionType, absorptionValue, absorptionMax };

type Kept = { readonly id: string; readonly accountId: string; readonly buyerAccountId?: string | undefined };

/** The root that each belongs to, and the rule that names it. */
async function named({ documents }: ResourceDeps, rows: readonly Kept[]) {
  const { circuitRules, organisations } = catalogueDocuments(documents);
  const accountId = rows[0]?.accountId ?? '';
  const wanted = { status: 'enabled', categoryIds: { $in: rows.map(({ id }) => id) } };
  const [roots, rules] = await Promise.all([
    organisations.find(accountId, { type: 'root_management_unit' }, { limit: 1 }),
    circuitRules.find(accountId, wanted, { sort: [['circuit', 1]] }),
  ]);
  const organizationId = roots[0]?.id ?? null;
  return (id: string) => {
    const rule = rules.find(({ categoryIds }) => categoryIds.includes(id));
    return { organizationId, dispatchCircuitRule: rule?.id ?? null };
  };
}

/** What an inactive category does to those below it. */
async function stopping({ documents }: ResourceDeps, accountId: string) {
  const all = AccountCategories.of(documents);
  const [stopped, lineOf] = await Promise.all([all.stopped(accountId), all.lines(accountId)]);
  return (id: string) => {
    const by = lineOf(id).find((each) => each.id !== id && each.status === 'inactive');
    return { numberOfStopped: stopped.get(id) ?? 0, stoppedById: by?.id ?? null };
  };
}

async function counted<R extends Kept>(deps: ResourceDeps, rows: readonly R[]) {
  const collection = deps.documents.collection<Document>(collectionSpec(productsDefinition));
  const filter = {
    accountId: rows[0]?.accountId ?? '',
    categoryId: { $in: rows.map(({ id }) => id) },
    _removed: null,
  };
  const [all, published] = await Promise.all([
    collection.countBy('categoryId', filter),
    collection.countBy('categoryId', { ...filter, status: 'published' }),
  ]);
  const of = (counts: typeof all, id: string): number => counts.find(([value]) => value === id)?.[1] ?? 0;
  const [rules, stops] = await Promise.all([named(deps, rows), stopping(deps, filter.accountId)]);
  return rows.map((row) => ({
    ...row,
    ...rules(row.id),
    ...stops(row.id),
    buyerAccountId: row.buyerAccountId ?? row.accountId,
    numberOfProducts: of(all, row.id),
    numberOfPublishedProducts: of(published, row.id),
  }));
}

export const categoriesDefinition = defineResource(categories, {
  scope: { store: wholeAccount, warehouse: wholeAccount, buyer: wholeAccount, visitor: wholeAccount },
  unique: [{ fields: ['identifier'], problem: 'identifier-already-used' }],
  indexes: [{ fields: ['accountId', 'parentId'] }, { fields: ['accountId', 'name'] }],
  fields: { name: { match: 'prefix' } },
  defaultOrder: [['name', 1]],
  hooks: (deps) => ({
    async beforeCreate(body, { meta, id }) {
      await refuseUnlessRetailer(deps, meta.accountId);
      await checkParent(deps, meta.accountId, id, body, false);
      const absorption = { accountId: meta.accountId, feature: 'absorption' } as const;
      await mustHoldFor(deps, absorption, absorbed(body));
      return boughtBy(deps, meta.accountId, body);
    },
    async beforeUpdate(next, previous, { meta, id }) {
      if (next.status === 'active' && previous.status !== 'active')
        await refuseUnlessRetailer(deps, meta.accountId);
      await checkParent(deps, meta.accountId, id, next, previous.parentId === null);
      const absorption = { accountId: meta.accountId, feature: 'absorption' } as const;
      await mustHoldFor(deps, absorption, absorbed(next), absorbed(previous));
      return boughtBy(deps, meta.accountId, next, previous);
    },
    present: (rows) => counted(deps, rows),
  }),
});
