export { buybackDecider } from './buyback.decider';
export { isCancellationDecided } from './cancellation.decider';
export type { BuybackState } from './buyback.state';
