export { priceListDecider } from './price-list.decider';
export type { PriceListState } from './price-list.state';
