import { Global, Inject, Module } from '@nestjs/common';
import { catalogueFileTypes } from '@reprise/contracts/catalogue-files';
import { PublicFilesModule } from '@reprise/kernel/files';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { DocumentFeed, resourceModule } from '@reprise/kernel/resource';
import type { Recurring } from '@reprise/kernel/timers';
import type { Documents } from '@reprise/read-kernel/documents';
import {
  EmbeddedProductSearch,
  type ProductSearch,
  type PublicSearch,
  type SharedProductSearch,
} from '@reprise/read-search/product-search';
import { CategoriesController } from './categories/categories.controller';
import { InternalCategoriesController } from './categories/internal-categories.controller';
import { categoriesDefinition } from './categories/categories.resource';
import { CachedDiagnosticReader } from './diagnostic/cached-diagnostic.reader';
import { DispatchController } from './dispatch/dispatch.controller';
import { KeptDiagnosticVersions } from './diagnostic-versions.store';
import { ImportsController } from './imports/imports.controller';
import { catalogueDocuments } from './catalogue-documents.reader';
import { exportsController } from './exports/exports-controller';
import { PicturesController } from './pictures/pictures.controller';
import { PriceTagsReader } from './products/price-tags.reader';
import { ProductLookup } from './products/product-lookup.reader';
import { ProductsController } from './products/products.controller';
import { productsDefinition } from './products/products.resource';
import { questionsDefinition } from './products/questions.resource';
import { ReindexController } from './reindex/reindex.controller';
import { reindexProviders } from './reindex/reindex-providers';
import { KeyedSearch } from './search/keyed-search';
import { hourly, PopularityFeed } from './search/popularity-feed';
import { PopularityReader } from './search/popularity.reader';
import { ProductIndexer } from './search/product-indexer';
import { SetUpController } from './set-up/set-up.controller';
import { SearchController } from './search/search.controller';
import { SearchKeys } from './search/search-keys';
import {
  otherSearchSecretsToken,
  productSearchToken,
  publicSearchToken,
  searchSecretToken,
  sharedSearchToken,
} from './search/tokens';
import { DIAGNOSTICS, DIAGNOSTIC_VERSIONS, CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import { type Timing, backOffMs, defaultBackOff } from '@reprise/kernel/base';

const resources = resourceModule('CatalogueResources', [
  categoriesDefinition,
  productsDefinition,
  questionsDefinition,
]);

const outage = { ...defaultBackOff, maxMs: 5_000 };
const ifShared = { token: sharedSearchToken, optional: true };
const ifOthers = { token: otherSearchSecretsToken, optional: true };

/** If the engine supports keys, it checks them; otherwise we do. */
function visitorsSearch(
  search: ProductSearch,
  secret: string,
  clock: Timing,
  shared: SharedProductSearch | undefined,
  otherSecrets: readonly string[] = [],
): PublicSearch {
  if (shared) return shared.visitors({ secret, now: () => clock.now() });
  return new KeyedSearch(new SearchKeys(secret, clock, otherSecrets), search);
}

/**
 * Needs `DOCUMENTS`, `CLOCK`, `EVENT_LOG`, `FILES`, `IMAGE_JUDGE`, `OutboxModule` and `searchSecretToken`; takes a
 * `sharedSearchToken` and `otherSearchSecretsToken`.
 */
@Global()
@Module({
  imports: [resources, PublicFilesModule],
  // Fixed paths first: `/products/by-imei/{imei}` is not a product.
  controllers: [
    ...catalogueFileTypes.map(exportsController),
    CategoriesController,
    InternalCategoriesController,
    DispatchController,
    ProductsController,
    SearchController,
    PicturesController,
    ImportsController,
    ReindexController,
    SetUpController,
  ],
  providers: [
    ProductLookup,
    PriceTagsReader,
    PopularityReader,
    ...reindexProviders,
    { provide: DIAGNOSTIC_VERSIONS, useClass: KeptDiagnosticVersions },
    {
      provide: productSearchToken,
      inject: [ifShared],
      useFactory: (shared: SharedProductSearch | undefined): ProductSearch =>
        shared ?? new EmbeddedProductSearch(),
    },
    {
      provide: publicSearchToken,
      inject: [productSearchToken, searchSecretToken, CLOCK, ifShared, ifOthers],
      useFactory: visitorsSearch,
    },
    {
      provide: ProductIndexer,
      inject: [DOCUMENTS, productSearchToken, PopularityReader, ifShared],
      useFactory: (
        documents: Documents,
        search: ProductSearch,
        popularity: PopularityReader,
        shared: unknown,
      ) =>
        new ProductIndexer(
          documents,
          catalogueDocuments(documents),
          search,
          popularity,
          shared !== undefined,
        ),
    },
    {
      provide: PopularityFeed,
      inject: [PopularityReader, ProductIndexer],
      useFactory: (popularity: PopularityReader, indexer: ProductIndexer) =>
        new PopularityFeed(popularity, (accountId, ids) => indexer.again(accountId, ids)),
    },
    {
      provide: DIAGNOSTICS,
      inject: [DOCUMENTS],
      useFactory: (documents: Documents) => new CachedDiagnosticReader(catalogueDocuments(documents)),
    },
  ],
  exports: [DIAGNOSTICS, DIAGNOSTIC_VERSIONS, productSearchToken, ProductIndexer, ProductLookup],
})
export class CatalogueModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
    @Inject(ProductIndexer) private readonly indexer: ProductIndexer,
    @Inject(DIAGNOSTICS) private readonly reader: CachedDiagnosticReader,
    @Inject(PopularityFeed) private readonly popular: PopularityFeed,
    @Inject(CLOCK) clock: Timing,
  ) {
    this.looking = hourly(popular, clock);
  }

  /** An in-memory index is filled during the first requests; until then searches report that they are not ready. */
  async onApplicationBootstrap(): Promise<void> {
    this.feed.on((changes) => this.reader.changed(changes));
    if (!this.indexer.ready) this.feed.on((changes) => this.indexer.changed(changes));
    await this.feed.start();
    if (!this.indexer.ready) this.filling = this.fill();
  }

  private readonly looking: Recurring;
  private filling: Promise<void> | undefined;
  private stopped = false;

  /** Retries: the documents may be unavailable for a while. */
  private async fill(): Promise<void> {
    for (let failures = 1; !this.stopped; failures += 1) {
      try {
        await this.popular.begin();
        await this.indexer.fill();
        if (!this.stopped) this.looking.start();
        return;
      } catch {
        await new Promise((done) => setTimeout(done, backOffMs(outage, failures, Math.random)));
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.filling;
    await this.looking.stop();
  }
}
