import { stocks } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, refuseChanged } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

/** Per warehouse; a warehouse sees its own (back office §5 "Stock"). The controller checks whether one is empty. */
export const stocksDefinition = defineResource(stocks, {
  scope: { warehouse: 'warehouseId', buyer: wholeAccount },
  unique: [
    { fields: ['warehouseId', 'name'], within: ['warehouseId'], problem: 'name-already-used', anyCase: true },
  ],
  fields: { name: { match: 'prefix' }, location: { match: 'prefix' } },
  defaultOrder: [['name', 1]],
  answers: [],
  hooks: {
    beforeCreate(body, { scope }) {
      const seen = scope && scope.by !== 'account' ? scope.organisationIds : undefined;
      const warehouseId = body.warehouseId ?? (scope?.by === 'warehouse' ? seen?.[0] : undefined);
      const foreign = scope?.by === 'warehouse' && warehouseId !== undefined && !seen?.includes(warehouseId);
      if (!warehouseId || foreign) throw new Refusal('warehouse-not-assigned');
      // Only the product itself creates native stocks.
      return { ...body, warehouseId, native: scope ? null : body.native };
    },
    beforeUpdate(next, previous) {
      if (previous.native && next.name !== previous.name) throw new Refusal('native-stock-fixed');
      refuseChanged(next, previous, ['native', 'warehouseId']);
      return next;
    },
    beforeRemove(stock, { scope }) {
      // Only the product itself removes native stocks: with their warehouse.
      if (stock.native && scope) throw new Refusal('native-stock-fixed');
    },
  },
});
