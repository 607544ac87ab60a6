import { reference, uuidSchema } from '../kernel';

/** Reference to a warehouse that receives something. */
export const warehouseIdSchema = reference(uuidSchema, {
  to: 'organizations',
  where: { type: 'warehouse' },
  active: true,
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
});
