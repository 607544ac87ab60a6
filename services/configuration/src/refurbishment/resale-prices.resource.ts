import { resalePrices } from '@reprise/contracts/configuration';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

export const resalePricesDefinition = defineResource(resalePrices, {
  // Each of the account's workshops counts with the same ones.
  scope: { warehouse: wholeAccount, buyer: wholeAccount },
  unique: [{ fields: ['productId'], problem: 'resale-prices-already-set' }],
  defaultOrder: [['productId', 1]],
});
