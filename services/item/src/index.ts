export { ItemStockContents } from './stock/item-stock-contents';
export { ItemModule } from './item.module';
export { itemDecider, type ItemState } from './domain';
