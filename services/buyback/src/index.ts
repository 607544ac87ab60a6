export { BuybackModule } from './buyback.module';
export { buybackExports } from './exports/buyback-exports';
export { sealedCarts } from './cart/cart.store';
export { KeptQuotes } from './quotes/kept-quotes.reader';
export { buybackDecider, type BuybackState } from './domain';
