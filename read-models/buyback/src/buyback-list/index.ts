export { buybackList } from './buyback-list.projection';
export type { BuybackListRow } from './buyback-list.row';
