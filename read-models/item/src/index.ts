export { itemDiagnostics } from './item-diagnostics/item-diagnostics.projection';
export type { DiagnosticEntry, ItemDiagnosticsRow, Opened } from './item-diagnostics/item-diagnostics.row';
export { itemEconomics } from './item-economics/item-economics.projection';
export type { ItemEconomicsRow } from './item-economics/item-economics.row';
export { itemList } from './item-list/item-list.projection';
export type { ItemListRow } from './item-list/item-list.row';
export {
  itemRefurbishment,
  type ItemRefurbishmentRow,
} from './item-refurbishment/item-refurbishment.projection';
export { stockContents, type StockContentsRow } from './stock-contents/stock-contents.projection';
