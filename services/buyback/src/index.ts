export { BuybackModule } from './buyback.module';
export { sealedCarts } from './cart/cart';
export { buybackDecider, type BuybackState } from './domain';
