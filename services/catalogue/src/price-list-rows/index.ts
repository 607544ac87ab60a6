export { priceLists, type PriceListListRow } from './price-lists.projection';
