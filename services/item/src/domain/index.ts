export { itemDecider } from './item.decider';
export type { ItemState } from './item.state';
