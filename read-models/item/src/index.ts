export { itemList } from './item-list/item-list.projection';
export type { ItemListRow } from './item-list/item-list.row';
export { stockContents, type StockContentsRow } from './stock-contents/stock-contents.projection';
