import {
  addressFields,
  allowedParents,
  moduleOfOrganisation,
  needsAddress,
  needsParent,
  organisationContract,
  subtreeIds,
} from '@reprise/contracts/organisation';
import { stocks } from '@reprise/contracts/configuration';
import type { BodyOfResource } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, documentsOf, type HookContext, type ResourceDeps } from '@reprise/kernel/resource';
import { refuseIfNotThatPart } from './account-parts.reader';

type Context = HookContext<typeof organisationContract>;
type Body = BodyOfResource<typeof organisationContract>;

const anywhere = 5000;

async function checkParent(body: Body, { id, store, meta, scope }: Context): Promise<void> {
  const { parentOrganizationId, type } = body;
  const allowed = allowedParents[type];
  if (parentOrganizationId === undefined) {
    if (needsParent(type)) throw new Refusal('parent-not-allowed', { type });
    return;
  }
  const visible =
    scope && (await store.count({ $and: [store.visible(scope), { _id: parentOrganizationId }] }));
  const [parent] = await store.find(meta.accountId, { _id: parentOrganizationId }, 1);
  if (!parent || visible === 0 || !allowed.includes(parent.type))
    throw new Refusal('parent-not-allowed', { type });
  const all = await store.find(meta.accountId, {}, anywhere);
  // A node below itself would cut its branch off the tree.
  if (subtreeIds(all, id).includes(parentOrganizationId)) throw new Refusal('parent-not-allowed', { type });
}

async function checkSingleRoot(body: Body, { store, meta }: Context): Promise<void> {
  if (body.type !== 'root_management_unit') return;
  const [root] = await store.find(meta.accountId, { type: 'root_management_unit' }, 1);
  if (root) throw new Refusal('identifier-already-used', { type: body.type });
}

/** A store works as a store: nobody makes a workshop of it by another module. */
function checkModule({ moduleType, type }: Body): void {
  if (moduleType === undefined || moduleType === moduleOfOrganisation[type]) return;
  throw new Refusal('invalid-request', {}, [{ propertyPath: 'moduleType', code: 'module-of-another-type' }]);
}

function checkAddress(body: Body): void {
  if (!needsAddress(body.type) || body.status !== 'active') return;
  const missing = addressFields.filter((field) => !body[field]);
  if (missing.length === 0) return;
  const faults = missing.map((propertyPath) => ({ propertyPath, code: 'required' }));
  throw new Refusal('invalid-request', {}, faults);
}

/** @throws Refusal `unknown-reference` for a stock of another workshop */
async function checkStock({ documents }: Pick<ResourceDeps, 'documents'>, body: Body, { id }: Context) {
  if (body.stock === undefined) return;
  const stock = await documentsOf(documents, stocks).read(body.stock);
  if (stock?.warehouseId !== id)
    throw new Refusal('unknown-reference', {}, [{ propertyPath: 'stock', code: 'unknown-reference' }]);
}

/** The tree of an account. Readers see their own organisation and its descendants. */
export const organisations = defineResource(organisationContract, {
  scope: { store: '_id', warehouse: '_id', buyer: '_id' },
  fromPlatform: true,
  unique: [{ fields: ['externalId'], problem: 'external-id-already-used' }],
  indexes: [{ fields: ['accountId', 'type', 'status'] }, { fields: ['accountId', 'parentOrganizationId'] }],
  fields: { commonName: { match: 'prefix' }, city: { match: 'prefix' } },
  defaultOrder: [['commonName', 1]],
  // A warehouse comes and goes with its stocks: see the controller.
  answers: ['list', 'get', 'update'],
  hooks: (deps) => ({
    beforeCreate: async (body, context) => {
      await refuseIfNotThatPart(deps, context.meta.accountId, body.type);
      await checkParent(body, context);
      await checkSingleRoot(body, context);
      checkModule(body);
      checkAddress(body);
      await checkStock(deps, body, context);
      return { ...body, moduleType: moduleOfOrganisation[body.type] };
    },
    // Back office §5: type and buyer cannot be changed after creation, and the module is the type's.
    beforeUpdate: async (next, previous, context) => {
      if (next.type !== previous.type) throw new Refusal('type-fixed-after-creation', { field: 'type' });
      for (const field of ['buyer', 'moduleType'] as const)
        if (next[field] !== previous[field]) throw new Refusal('type-fixed-after-creation', { field });
      if (next.status === 'active' && previous.status !== 'active')
        await refuseIfNotThatPart(deps, context.meta.accountId, next.type);
      if (next.parentOrganizationId !== previous.parentOrganizationId) await checkParent(next, context);
      checkAddress(next);
      if (next.stock !== previous.stock) await checkStock(deps, next, context);
      return next;
    },
  }),
});
