export { applyPriceLists } from './apply-price-lists.reactor';
export { PriceListLifecycle } from './price-list.lifecycle';
export { PriceListsModule } from './price-lists.module';
