export { CatalogueModule } from './catalogue.module';
export { productSearchToken, searchSecretToken } from './search/tokens';
export { ProductIndexer } from './search/product-indexer';
