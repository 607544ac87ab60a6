import { priceSettledBy } from '@reprise/contracts/buyback';
import { priceLockKeys } from './price-lock-timers.rules';
import { idOf, policy } from './policy-language';

/** The product has left its owner, or never will: the promise has been kept or is void. */
export const cancelTimersWhenPriceSettled = policy(
  'cancel-timers-when-price-settled',
  priceSettledBy,
  (event) => priceLockKeys(idOf(event)).map((key) => ({ kind: 'cancel', key })),
);
