import { categories, products, questions, type CategoryInput } from '@reprise/contracts/catalogue';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import { collectionName, defineResource, type ResourceDeps } from '@reprise/kernel/resource';
import type { Document } from '@reprise/read-kernel/documents';
import { wholeAccount } from '@reprise/read-kernel/query';
import { catalogueDocuments } from '../neighbours';

const violation = (propertyPath: string, code: string, message: string): never => {
  throw new Refusal('invalid-request', {}, [{ propertyPath, code, message }]);
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
    if (roots.some((other) => other.id !== id)) violation('parentId', 'required', 'This value is required.');
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

/** The buyer that the body names, else the account's own. */
async function buyerFor(
  { documents }: ResourceDeps,
  accountId: string,
  body: CategoryInput,
): Promise<string> {
  const found = catalogueDocuments(documents);
  const organisations = await found.organisations.find(accountId, { type: { $in: ['buyer', 'warehouse'] } });
  const known = new Set(organisations.filter(({ type }) => type === 'warehouse').map(({ id }) => id));
  const foreign = body.referringWarehouseIds.findIndex((id) => !known.has(id));
  if (foreign >= 0)
    violation(`referringWarehouseIds[${foreign}]`, 'not-a-choice', 'This value is not one of the choices.');
  const buyers = organisations.filter(({ type, status }) => type === 'buyer' && status === 'active');
  const buyer = body.buyerId
    ? organisations.find(({ id, type }) => id === body.buyerId && type === 'buyer')
    : buyers[0];
  if (!buyer) throw new Refusal('category-without-buyer');
  return buyer.id;
}

async function countIn(
  { documents }: ResourceDeps,
  name: string,
  accountId: string,
  filter: Record<string, string>,
) {
  const collection = documents.collection<Document>({
    name: collectionName(name),
    arrays: ['secondaryCategoryIds'],
  });
  return collection.count({ ...filter, accountId, _removed: null });
}

async function counted<R extends { readonly id: string; readonly accountId: string }>(
  { documents }: ResourceDeps,
  rows: readonly R[],
) {
  const collection = documents.collection<Document>({ name: collectionName(products.name) });
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
  return rows.map((row) => ({
    ...row,
    numberOfProducts: of(all, row.id),
    numberOfPublishedProducts: of(published, row.id),
  }));
}

export const categoriesDefinition = defineResource(categories, {
  scope: { store: wholeAccount, warehouse: wholeAccount, buyer: wholeAccount, visitor: wholeAccount },
  unique: [{ fields: ['identifier'], problem: 'identifier-already-used' }],
  indexes: [{ fields: ['accountId', 'parentId'] }],
  arrays: ['circuits', 'referringWarehouseIds'],
  fields: { name: { match: 'prefix' } },
  defaultOrder: [['name', 1]],
  hooks: (deps) => ({
    async beforeCreate(body, { meta, id }) {
      await checkParent(deps, meta.accountId, id, body, false);
      return { ...body, buyerId: await buyerFor(deps, meta.accountId, body) };
    },
    async beforeUpdate(next, previous, { meta, id }) {
      await checkParent(deps, meta.accountId, id, next, previous.parentId === null);
      return { ...next, buyerId: await buyerFor(deps, meta.accountId, next) };
    },
    async beforeRemove({ id, accountId }) {
      const holders: readonly [string, string, ProblemCode][] = [
        [categories.name, 'parentId', 'category-has-content'],
        [products.name, 'categoryId', 'category-has-content'],
        [questions.name, 'categoryId', 'category-has-content'],
        [products.name, 'secondaryCategoryIds', 'still-referenced'],
      ];
      for (const [name, field, problem] of holders) {
        const count = await countIn(deps, name, accountId, { [field]: id });
        if (count > 0) throw new Refusal(problem, { [name]: count });
      }
    },
    present: (rows) => counted(deps, rows),
  }),
});
