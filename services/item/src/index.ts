export { ItemStockContents } from './stock/item-stock-contents.query';
export { ItemModule } from './item.module';
export { itemDecider, type ItemState } from './domain';
