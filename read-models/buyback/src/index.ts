export { buybackList } from './buyback-list/buyback-list.projection';
export type { BuybackListRow } from './buyback-list/buyback-list.row';
