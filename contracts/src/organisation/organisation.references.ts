import { reference, uuidSchema } from '../kernel';

/** Id of a warehouse to which something is sent. */
export const warehouseIdSchema = reference(uuidSchema, {
  to: 'organizations',
  where: { type: 'warehouse' },
  active: true,
});

export const buyerIdSchema = reference(uuidSchema, {
  to: 'organizations',
  where: { type: 'buyer' },
  active: true,
});
