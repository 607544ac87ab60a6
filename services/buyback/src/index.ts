export { BuybackModule } from './buyback.module';
export { buybackDecider, type BuybackState } from './domain';
