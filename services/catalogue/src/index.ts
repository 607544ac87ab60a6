export { CatalogueModule } from './catalogue.module';
export { KeptDiagnosticVersions } from './diagnostic-versions.store';
export { catalogueExports } from './exports/catalogue-exports';
export {
  otherSearchSecretsToken,
  productSearchToken,
  searchSecretToken,
  sharedSearchToken,
} from './search/tokens';
export { searchFeeding, type SearchFeedingOptions } from './search/search-feeding';
export { reindex, type ReindexCommandOptions } from './search/reindex-command';
export { ProductIndexer } from './search/product-indexer';
export { categoriesDefinition } from './categories/categories.resource';
export { productsDefinition } from './products/products.resource';
export { questionsDefinition } from './products/questions.resource';
export { importsCompanion, type ImportsCompanionOptions } from './imports/imports-companion';
export { CatalogueImports } from './imports/catalogue-imports';
export { UnattendedImports } from './imports/unattended-imports';
export { exportedFile } from './exports/exported-file';
