export { BuybackLifecycle } from './buyback.lifecycle';
