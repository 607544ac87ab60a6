export { RefurbishmentFiguresQuery } from './board/refurbishment-figures.query';
export { ItemStockContents } from './stock/item-stock-contents.query';
export { stockExports } from './exports/stock-exports';
export { ItemModule } from './item.module';
export { itemDecider, type ItemState } from './domain';
