export { applyPriceLists } from './apply-price-lists.reactor';
export { PriceListLifecycle } from './price-list.lifecycle';
export { priceLists } from './price-lists.projection';
export { PriceListsModule } from './price-lists.module';
