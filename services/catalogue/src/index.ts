export { CatalogueModule } from './catalogue.module';
export { productSearchToken, searchSecretToken } from './search/tokens';
export { ProductIndexer } from './search/product-indexer';
export { categoriesDefinition } from './categories/categories.resource';
export { productsDefinition } from './products/products.resource';
export { questionsDefinition } from './products/questions.resource';
