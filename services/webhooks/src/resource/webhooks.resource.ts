import { maxWebhooks, webhooks, type WebhookInput } from '@reprise/contracts/webhooks';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, type ResourceDefinition } from '@reprise/kernel/resource';
import { mayBeCalled } from '@reprise/kernel/outbound';
import { healthOf, shownHealth } from './webhook-health.store';

export type AddressRule = {
  /** Also allows plain HTTP and machines in the own network: for demonstrations. */
  readonly privateAddresses: boolean;
};

const token = Symbol('ResourceStore webhooks');
/** Messages carry no organisation, so webhooks belong to readers of the whole account. */
const accountOnly = {};

function judged(body: WebhookInput, { privateAddresses }: AddressRule): WebhookInput {
  if (mayBeCalled(new URL(body.url), privateAddresses)) return body;
  const violation = { propertyPath: 'url', code: 'address-not-allowed' };
  throw new Refusal('webhook-address-not-allowed', {}, [violation]);
}

/** Its token is the same whatever the rule. */
export const webhooksDefinition = (rule: AddressRule): ResourceDefinition<typeof webhooks> => ({
  ...defineResource(webhooks, {
    scope: accountOnly,
    fields: { active: { type: 'boolean' }, description: { match: 'prefix' } },
    defaultOrder: [['createdAt', -1]],
    // Creation and removal involve more than the document.
    answers: ['list', 'get', 'update'],
    hooks: ({ documents }) => ({
      async beforeCreate(body, { meta, store }) {
        const existing = await store.find(meta.accountId, {}, maxWebhooks);
        if (existing.length >= maxWebhooks) throw new Refusal('webhook-limit-reached', { max: maxWebhooks });
        return judged(body, rule);
      },
      beforeUpdate: (next) => judged(next, rule),
      async present(rows) {
        const known = await healthOf(documents).getMany(rows.map(({ id }) => id));
        const byId = new Map(known.map((health) => [health._id, health]));
        return rows.map((row) => ({ ...row, ...shownHealth(byId.get(row.id), row.active) }));
      },
    }),
  }),
  token,
});
export const webhooksToken = token;
