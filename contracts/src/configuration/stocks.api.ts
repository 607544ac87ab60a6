import { resource } from '../kernel';
import { stockComputedSchema, stockInputSchema } from './stock.document';

export const stocks = resource({
  name: 'stocks',
  seldomWritten: true,
  published: true,
  type: 'Stock',
  schema: stockInputSchema,
  computed: stockComputedSchema,
  permissions: { list: 'stock.read', create: 'stock.manage' },
  list: {
    filters: ['name', 'native', 'warehouseId', 'location'],
    exists: ['native'],
    order: ['name', 'location'],
  },
  problems: [
    'invalid-request',
    'name-already-used',
    'native-stock-fixed',
    'still-referenced',
    'stock-not-empty',
    'warehouse-not-assigned',
  ],
});
