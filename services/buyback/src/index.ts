export { BuybackModule } from './buyback.module';
export { sealedCarts } from './cart/cart.store';
export { buybackDecider, type BuybackState } from './domain';
