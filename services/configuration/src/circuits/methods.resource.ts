import { paymentModes, shippingMethods, warehouseDispatchRules } from '@reprise/contracts/configuration';
import { circuitRule } from '@reprise/contracts/rules';
import { defineResource } from '@reprise/kernel/resource';

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
});

export const warehouseDispatchRulesDefinition = defineResource(warehouseDispatchRules, {
  fields: { active: { type: 'boolean' }, title: { match: 'prefix' } },
  defaultOrder: [['position', 1]],
});
