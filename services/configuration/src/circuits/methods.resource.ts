import {
  circuitResource,
  paymentModes,
  shippingMethods,
  warehouseDispatchRules,
  type CircuitInput,
} from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule } from '@reprise/contracts/rules';
import { collectionName, defineResource, type ResourceDocument } from '@reprise/kernel/resource';

export const shippingMethodsDefinition = defineResource(shippingMethods, {
  indexes: [{ fields: ['accountId', 'circuit'] }],
  fields: { active: { type: 'boolean' }, label: { match: 'prefix' } },
  defaultOrder: [['position', 1]],
  hooks: {
    present: (rows) =>
      rows.map((row) => ({
        ...row,
        channel: circuitRule(row.circuit).channel,
        type: circuitRule(row.circuit).deposit,
      })),
  },
});

export const paymentModesDefinition = defineResource(paymentModes, {
  fields: { active: { type: 'boolean' }, label: { match: 'prefix' } },
  defaultOrder: [['label', 1]],
  hooks: ({ documents }) => ({
    async beforeRemove(mode) {
      const users = [collectionName(circuitResource.name), collectionName(shippingMethods.name)];
      for (const name of users) {
        const collection = documents.collection<ResourceDocument<CircuitInput>>({
          name,
          arrays: ['paymentModeIds'],
        });
        const uses = await collection.count({
          accountId: mode.accountId,
          paymentModeIds: mode.id,
          _removed: null,
        });
        if (uses > 0) throw new Refusal('still-referenced', { by: name });
      }
    },
  }),
});

export const warehouseDispatchRulesDefinition = defineResource(warehouseDispatchRules, {
  arrays: ['warehouseIds'],
  fields: { active: { type: 'boolean' }, title: { match: 'prefix' } },
  defaultOrder: [['position', 1]],
});
