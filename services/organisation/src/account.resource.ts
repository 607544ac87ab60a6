import type { BodyOfResource } from '@reprise/contracts/kernel';
import { accountContract } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource } from '@reprise/kernel/resource';

type Body = BodyOfResource<typeof accountContract>;

/** The host identifies the tenant of visitors, so it is never taken from the client. */
function withHost(body: Body): Body {
  const { whiteLabelHost: _, ...rest } = body;
  if (!body.whiteLabelUrl) return rest;
  return { ...rest, whiteLabelHost: new URL(body.whiteLabelUrl).hostname };
}

/** Clients of the platform; only its operators hold the permissions, and they see all of them. */
export const accounts = defineResource(accountContract, {
  acrossAccounts: true,
  ownAccount: true,
  unique: [{ fields: ['whiteLabelHost'], problem: 'identifier-already-used', everywhere: true }],
  fields: {
    name: { match: 'prefix' },
    isRetailer: { type: 'boolean' },
    isBuyerAndWorkshopsSupervisor: { type: 'boolean' },
  },
  defaultOrder: [['name', 1]],
  // A new one comes with all that an account has: see the controller.
  answers: ['list', 'get', 'update', 'remove'],
  hooks: {
    beforeCreate: withHost,
    beforeUpdate: withHost,
    // Back office §8: account deletion refuses still_active, has_linked_buyers, has_linked_retailers (the reference's).
    beforeRemove: (account) => {
      if (account.status === 'active') throw new Refusal('account-still-active', { reason: 'still_active' });
      if (account.linkedBuyerAccountIds.length > 0) {
        throw new Refusal('account-has-linked-buyers', { reason: 'has_linked_buyers' });
      }
    },
  },
});
