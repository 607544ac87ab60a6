import { products } from '@reprise/contracts/catalogue';
import { resalePrices } from '@reprise/contracts/configuration';
import { defineResource, documentsOf } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

export const resalePricesDefinition = defineResource(resalePrices, {
  // Each of the account's workshops counts with the same ones.
  scope: { warehouse: wholeAccount, buyer: wholeAccount },
  unique: [{ fields: ['productId'], problem: 'resale-prices-already-set' }],
  defaultOrder: [['productId', 1]],
  hooks: ({ documents }) => ({
    async present(rows) {
      const named = await documentsOf(documents, products).readMany(rows.map(({ productId }) => productId));
      const labels = new Map(named.map(({ id, label }) => [id, label]));
      return rows.map((row) => ({ ...row, productLabel: labels.get(row.productId) ?? '' }));
    },
  }),
});
