export { buybackDecider } from './buyback.decider';
export type { BuybackState } from './buyback.state';
