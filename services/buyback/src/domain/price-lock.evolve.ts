import type { BuybackEvent } from '@reprise/contracts/buyback';
import { promised, type DeclaredBuyback } from './buyback.state';

type PriceEvent = Extract<
  BuybackEvent,
  { type: 'BuybackRediagnosed' | 'BuybackRequoted' | `PriceLock${'Reminded' | 'Expired'}` }
>;

/** The promised price: reminded of, ended, renewed, judged again. */
export function evolvePrice(declared: DeclaredBuyback, event: PriceEvent): DeclaredBuyback {
  const { lock } = declared;
  switch (event.type) {
    case 'PriceLockReminded':
      return { ...declared, lock: lock && { ...lock, reminded: event.data.reminder } };
    case 'PriceLockExpired':
      return { ...declared, lock: lock && { ...lock, expired: true } };
    case 'BuybackRediagnosed': {
      const { answers, price } = event.data;
      return { ...declared, answers, price };
    }
    case 'BuybackRequoted': {
      const { answers, price, priceLock } = event.data;
      return { ...declared, answers, price, lock: promised(priceLock) };
    }
  }
}
