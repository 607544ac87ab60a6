import {
  organizationRootDetails,
  transferOrderSettings,
  whiteLabelConfigurations,
} from '@reprise/contracts/configuration';
import { permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

const own = { scope: { buyer: wholeAccount }, answers: ['get', 'update'] } as const;

function mayGrantPremium(role: string): boolean {
  const known = roleSchema.safeParse(role);
  return known.success && permissionsOf(known.data).includes('client.update');
}

/** One per account. Premium features are sold: only the platform's operators switch them. */
export const rootDetailsDefinition = defineResource(organizationRootDetails, {
  ...own,
  answers: ['get'],
  hooks: {
    beforeUpdate(next, previous, { meta, scope }) {
      const changed = next.enabledPremiumFeatures.join() !== previous.enabledPremiumFeatures.join();
      if (changed && scope && !mayGrantPremium(meta.actor.role)) throw new Refusal('forbidden');
      return next;
    },
  },
});

export const whiteLabelDefinition = defineResource(whiteLabelConfigurations, own);
export const transferOrderDefinition = defineResource(transferOrderSettings, own);
