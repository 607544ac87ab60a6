import { z } from 'zod';
import { reference, uuidSchema } from '../kernel';

/** Of the account itself, or of a buyer account that is linked to it (ADR 28). */
const boughtBy = ['account', 'linked-buyer'] as const;

/** Reference to a warehouse that receives something. */
export const warehouseIdSchema = reference(uuidSchema, {
  to: 'organizations',
  where: { type: 'warehouse' },
  active: true,
  of: boughtBy,
});

/** What rows name stays named when it is no longer in use. */
const named = (type: string) => reference(uuidSchema, { to: 'organizations', where: { type } });
export const namedStoreSchema = named('store');
export const namedWarehouseSchema = named('warehouse');
export const namedBuyerSchema = named('buyer');

export const buyerIdSchema = reference(uuidSchema, {
  to: 'organizations',
  where: { type: 'buyer' },
  active: true,
  of: boughtBy,
});

/** Reference to the account that buys. */
export const buyerAccountIdSchema = reference(z.string().max(100), {
  to: 'accounts',
  active: true,
  of: boughtBy,
  removal: 'account-has-linked-retailers',
  reason: 'has_linked_retailers',
});
