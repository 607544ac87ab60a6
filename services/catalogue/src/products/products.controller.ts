import { Controller, Inject } from '@nestjs/common';
import {
  moveQuestionEndpoint,
  products,
  publicProductEndpoints as endpoints,
  questions,
  viewOf,
  type DiagnosticView,
  type PublicProduct,
} from '@reprise/contracts/catalogue';
import type { Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, mustHold, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { PriceTagsReader } from './price-tags.reader';
import { tagged } from './price-tags.rules';
import { ProductLookup } from './product-lookup.reader';
import { publicProduct, productsDefinition } from './products.resource';
import { positionsAfter, questionsDefinition } from './questions.resource';
import {
  ACCOUNT_SETTINGS,
  DIAGNOSTICS,
  type AccountSettingsReader,
  type DiagnosticReader,
} from '@reprise/kernel/ports';
import { deriveId } from '@reprise/kernel/base';

@Controller()
export class ProductsController {
  constructor(
    @Inject(productsDefinition.token) private readonly store: ResourceStore<typeof products>,
    @Inject(questionsDefinition.token) private readonly questionStore: ResourceStore<typeof questions>,
    @Inject(ProductLookup) private readonly lookup: ProductLookup,
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(PriceTagsReader) private readonly tags: PriceTagsReader,
  ) {}

  @Endpoint(products.endpoints.list)
  async list(@Input() { scope, list }: InputOf<typeof products.endpoints.list>): Promise<Page<object>> {
    const { list: query, also } = await this.lookup.listQuery(scope.accountId, list);
    return this.store.page(scope, query, also);
  }

  @Endpoint(endpoints.list)
  async publicList(@Input() { scope, list }: InputOf<typeof endpoints.list>): Promise<Page<PublicProduct>> {
    const { list: query, also } = await this.lookup.listQuery(scope.accountId, list);
    const page = await this.store.page(scope, query, { $and: [also, { status: 'published' }] });
    const tags = await this.tags.read(scope.accountId);
    const items = page.items.map((row) => tagged(tags, publicProduct(products.row.parse(row))));
    return { ...page, items };
  }

  @Endpoint(endpoints.get)
  async publicGet(
    @Input() { scope, params }: InputOf<typeof endpoints.get>,
  ): Promise<PublicProduct | undefined> {
    const [row] = await this.store.find(scope.accountId, { _id: params.id }, 1);
    if (!row) throw new Refusal('product-gone');
    if (row.status !== 'published') throw new Refusal('product-unpublished');
    return (await this.shown([row]))[0];
  }

  @Endpoint(endpoints.byImei)
  async byImei(@Input() { scope, params }: InputOf<typeof endpoints.byImei>): Promise<PublicProduct[]> {
    const ids = await this.lookup.byImei(scope.accountId, params.imei);
    const rows = await this.store.find(scope.accountId, { _id: { $in: ids }, status: 'published' });
    return this.shown(rows);
  }

  @Endpoint(endpoints.diagnostic)
  async diagnostic(
    @Input() { scope, params, query, session }: InputOf<typeof endpoints.diagnostic>,
  ): Promise<Partial<DiagnosticView>> {
    const { organisationId } = session;
    const inStore = query.channel === 'store';
    if (inStore) mustHold(session, { access: 'buyback.create-search' });
    const diagnostic = await this.diagnostics.read({
      accountId: scope.accountId,
      productId: params.id,
      channel: query.channel,
    });
    const storeWarehouseId =
      inStore && organisationId
        ? await this.settings.storeWarehouse(scope.accountId, organisationId)
        : undefined;
    return { ...viewOf(diagnostic), ...(storeWarehouseId ? { storeWarehouseId } : {}) };
  }

  @Endpoint(moveQuestionEndpoint)
  async move(@Input() { scope, params, body, commandMeta }: InputOf<typeof moveQuestionEndpoint>) {
    const { categoryId } = await this.questionStore.read(scope, params.id);
    const others = await this.questionStore.find(scope.accountId, { categoryId });
    const ordered = [...others].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const { expectedRevision, ...meta } = commandMeta;
    for (const { id, position } of positionsAfter(ordered, params.id, body)) {
      const commandId = deriveId(meta.commandId, id);
      const own = id === params.id && expectedRevision !== undefined ? { expectedRevision } : {};
      await this.questionStore.update(id, { position }, { ...meta, ...own, commandId }, scope);
    }
    return this.questionStore.read(scope, params.id);
  }

  private async shown(
    rows: Awaited<ReturnType<ProductsController['store']['find']>>,
  ): Promise<PublicProduct[]> {
    const [first] = rows;
    if (!first) return [];
    const tags = await this.tags.read(first.accountId);
    const shown = await this.store.shown(rows);
    return shown.map((row) => tagged(tags, publicProduct(products.row.parse(row))));
  }
}
