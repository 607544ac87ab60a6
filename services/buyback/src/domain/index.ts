export { buybackDecider } from './buyback.decider';
export { beforeHandOver } from './declaration.decider';
export { isCancellationDecided } from './cancellation.decider';
export type { BuybackState } from './buyback.state';
export { asShown } from './declaration-terms.decider';
