import {
  organizationRootDetails,
  pageFields,
  transferOrderSettings,
  whiteLabelConfigurations,
} from '@reprise/contracts/configuration';
import { permissionsOf, roleSchema, type Permission } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, type HookContext } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

const own = { scope: { buyer: wholeAccount }, answers: ['list', 'get', 'update'] } as const;

type Asking = Pick<HookContext<typeof organizationRootDetails>, 'meta' | 'scope'>;

function holds({ meta, scope }: Asking, permission: Permission): boolean {
  const known = roleSchema.safeParse(meta.actor.role);
  return !scope || (known.success && permissionsOf(known.data).includes(permission));
}

/** What a site says in law is not for everybody who may change settings. */
function checkPages(next: object, previous: object, asking: Asking): void {
  const read = (from: object, field: string): string => JSON.stringify(Reflect.get(from, field) ?? null);
  const field = pageFields.find((each) => read(next, each) !== read(previous, each));
  if (field && !holds(asking, 'client.edit-cms'))
    throw new Refusal('forbidden', { permission: 'client.edit-cms', field });
}

/** One per account. Premium features are sold: only the platform's operators switch them. */
export const rootDetailsDefinition = defineResource(organizationRootDetails, {
  ...own,
  answers: ['list', 'get'],
  hooks: {
    beforeUpdate(next, previous, context) {
      const changed = next.enabledPremiumFeatures.join() !== previous.enabledPremiumFeatures.join();
      if (changed && !holds(context, 'client.update')) throw new Refusal('forbidden');
      checkPages(next, previous, context);
      return next;
    },
  },
});

export const whiteLabelDefinition = defineResource(whiteLabelConfigurations, {
  ...own,
  hooks: {
    beforeUpdate(next, previous, context) {
      checkPages(next, previous, context);
      return next;
    },
  },
});
export const transferOrderDefinition = defineResource(transferOrderSettings, own);
