import {
  paymentModes,
  shippingMethods,
  warehouseDispatchRules,
  type PaymentMode,
} from '@reprise/contracts/configuration';
import { circuitRule } from '@reprise/contracts/rules';
import { defineResource, mustHoldFor } from '@reprise/kernel/resource';

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

const bonuses = ({ circuitBonuses }: Pick<PaymentMode, 'circuitBonuses'>) =>
  circuitBonuses.length > 0 ? circuitBonuses : undefined;

export const paymentModesDefinition = defineResource(paymentModes, {
  fields: { active: { type: 'boolean' }, label: { match: 'prefix' } },
  defaultOrder: [['label', 1]],
  hooks: (deps) => ({
    async beforeCreate(body, { meta: { accountId } }) {
      await mustHoldFor(deps, { accountId, feature: 'payment_bonus' }, bonuses(body));
      return body;
    },
    async beforeUpdate(next, previous, { meta: { accountId } }) {
      await mustHoldFor(deps, { accountId, feature: 'payment_bonus' }, bonuses(next), bonuses(previous));
      return next;
    },
  }),
});

export const warehouseDispatchRulesDefinition = defineResource(warehouseDispatchRules, {
  fields: { active: { type: 'boolean' }, title: { match: 'prefix' } },
  defaultOrder: [['position', 1]],
});
