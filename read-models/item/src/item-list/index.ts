export { itemList, type ItemListRow } from './item-list.projection';
