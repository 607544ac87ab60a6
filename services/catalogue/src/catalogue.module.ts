import { Global, Inject, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { diagnosticReaderToken, diagnosticVersionsToken } from '@reprise/contracts/catalogue';
import type { EventLog } from '@reprise/kernel/event-log';
import { CLOCK, DOCUMENTS, EVENT_LOG } from '@reprise/kernel/http';
import type { Timing } from '@reprise/kernel/ids';
import { resourceModule } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { EmbeddedProductSearch, type ProductSearch } from '@reprise/read-search/product-search';
import { CategoriesController } from './categories/categories.controller';
import { categoriesDefinition } from './categories/categories.resource';
import { CachedDiagnosticReader } from './diagnostic/cached-diagnostic-reader';
import { KeptDiagnosticVersions } from './diagnostic-versions';
import { DocumentFeed } from './feed/document-feed';
import { catalogueDocuments } from './neighbours';
import { ProductLookup } from './products/product-lookup';
import { ProductsController } from './products/products.controller';
import { productsDefinition } from './products/products.resource';
import { questionsDefinition } from './products/questions.resource';
import { ProductIndexer } from './search/product-indexer';
import { SearchController } from './search/search.controller';
import { SearchKeys } from './search/search-keys';
import { productSearchToken, searchSecretToken } from './search/tokens';

const resources = resourceModule('CatalogueResources', [
  categoriesDefinition,
  productsDefinition,
  questionsDefinition,
]);

/** Needs `DOCUMENTS`, `CLOCK`, `EVENT_LOG`, `OutboxModule` and `searchSecretToken`. */
@Global()
@Module({
  imports: [resources],
  // Fixed paths first: `/products/by-imei/{imei}` is not a product.
  controllers: [CategoriesController, ProductsController, SearchController],
  providers: [
    ProductLookup,
    { provide: diagnosticVersionsToken, useClass: KeptDiagnosticVersions },
    { provide: productSearchToken, useFactory: () => new EmbeddedProductSearch() },
    {
      provide: SearchKeys,
      inject: [searchSecretToken, CLOCK],
      useFactory: (secret: string, clock: Timing) => new SearchKeys(secret, clock),
    },
    {
      provide: DocumentFeed,
      inject: [EVENT_LOG, CLOCK],
      useFactory: (log: EventLog, clock: Timing) => new DocumentFeed(log, clock),
    },
    {
      provide: ProductIndexer,
      inject: [DOCUMENTS, productSearchToken],
      useFactory: (documents: Documents, search: ProductSearch) =>
        new ProductIndexer(documents, catalogueDocuments(documents), search),
    },
    {
      provide: diagnosticReaderToken,
      inject: [DOCUMENTS],
      useFactory: (documents: Documents) => new CachedDiagnosticReader(catalogueDocuments(documents)),
    },
  ],
  exports: [diagnosticReaderToken, diagnosticVersionsToken, productSearchToken, ProductIndexer],
})
export class CatalogueModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
    @Inject(ProductIndexer) private readonly indexer: ProductIndexer,
    @Inject(diagnosticReaderToken) private readonly reader: CachedDiagnosticReader,
  ) {}

  /** The index fills beside the first requests; until then searches answer that they are not ready. */
  async onApplicationBootstrap(): Promise<void> {
    this.feed.on((changes) => this.reader.changed(changes));
    this.feed.on((changes) => this.indexer.changed(changes));
    await this.feed.start();
    this.filling = this.indexer.fill();
  }

  private filling: Promise<number> | undefined;

  async onApplicationShutdown(): Promise<void> {
    await this.feed.stop();
    await this.filling;
  }
}
