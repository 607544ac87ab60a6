import type { BodyOfResource } from '@reprise/contracts/kernel';
import { accountContract, designFields } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, refuseIfNamedByLink, type HookContext } from '@reprise/kernel/resource';
import { refuseIfPartStands } from './account-parts.reader';

type Body = BodyOfResource<typeof accountContract>;
const accountFields = accountContract.schema.keyof().options;

/** The host identifies the tenant of visitors, so it is never taken from the client. */
function withHost(body: Body): Body {
  const { whiteLabelHost: _, ...rest } = body;
  if (!body.whiteLabelUrl) return rest;
  return { ...rest, whiteLabelHost: new URL(body.whiteLabelUrl).hostname };
}

/** An administrator of the account changes how it looks and speaks, and nothing else of it. */
function onlyDesign(next: Body, previous: Body, { scope }: HookContext<typeof accountContract>): void {
  if (!scope || scope.operator) return;
  const same = (field: keyof Body): boolean =>
    JSON.stringify(next[field]) === JSON.stringify(previous[field]);
  const open: readonly string[] = designFields;
  const foreign = accountFields.find((field) => !open.includes(field) && !same(field));
  if (foreign) throw new Refusal('forbidden', { permission: 'client.update', field: foreign });
}

/** A buyer keeps what it has bought, so an account remembers whom it was linked to. */
function withFormerBuyers({ formerBuyerAccountIds: _, ...next }: Body, previous?: Body): Body {
  const known = [...(previous?.formerBuyerAccountIds ?? []), ...(previous?.linkedBuyerAccountIds ?? [])];
  const left = [...new Set(known)].filter((id) => !next.linkedBuyerAccountIds.includes(id));
  return left.length > 0 ? { ...next, formerBuyerAccountIds: left } : next;
}

/** Clients of the platform: its operators see and keep all of them. */
export const accounts = defineResource(accountContract, {
  acrossAccounts: true,
  ownAccount: true,
  unique: [
    {
      ...{ fields: ['whiteLabelHost'], problem: 'site-address-already-used', everywhere: true },
      enteredAs: 'whiteLabelUrl',
    },
  ],
  fields: {
    name: { match: 'prefix' },
    isRetailer: { type: 'boolean' },
    isBuyerAndWorkshopsSupervisor: { type: 'boolean' },
  },
  defaultOrder: [['name', 1]],
  // A new one comes with all that an account has, an administrator reads less, and one that is not there is told by its
  // own word: see the controller.
  answers: ['list'],
  hooks: (deps) => ({
    beforeCreate: async (body, { id }) => {
      await refuseIfPartStands(deps, id, body, body);
      return withFormerBuyers(withHost(body));
    },
    beforeUpdate: async (next, previous, context) => {
      onlyDesign(next, previous, context);
      await refuseIfPartStands(deps, context.id, next, previous);
      const unlinked = previous.linkedBuyerAccountIds.filter(
        (id) => !next.linkedBuyerAccountIds.includes(id),
      );
      await refuseIfNamedByLink(deps, context.id, unlinked);
      return withHost(withFormerBuyers(next, previous));
    },
    // Back office §8: account deletion refuses still_active, has_linked_buyers, has_linked_retailers (the reference's).
    beforeRemove: (account) => {
      if (account.status === 'active') throw new Refusal('account-still-active', { reason: 'still_active' });
      if (account.linkedBuyerAccountIds.length > 0) {
        throw new Refusal('account-has-linked-buyers', { reason: 'has_linked_buyers' });
      }
    },
  }),
});
