import { Controller, Inject } from '@nestjs/common';
import { categoryEndpoints as endpoints, type categories } from '@reprise/contracts/catalogue';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { categoriesDefinition } from './categories.resource';
import { lineage, withDescendants } from './category-tree.rules';

type Row = RowOfResource<typeof categories>;

/** Categories as other programs of the platform ask for them, and what goes out of use with one (back office §7). */
@Controller()
export class InternalCategoriesController {
  private readonly read: CatalogueDocuments;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(categoriesDefinition.token) private readonly store: ResourceStore<typeof categories>,
  ) {
    this.read = catalogueDocuments(documents);
  }

  @Endpoint(endpoints.checkpointsToArchive)
  async checkpoints(@Input() { params, scope }: InputOf<typeof endpoints.checkpointsToArchive>) {
    await this.store.read(scope, params.id);
    const all = await this.read.categories.find(scope.accountId);
    const names = new Map(all.map(({ id, name }) => [id, name]));
    const wanted = { categoryId: { $in: withDescendants(all, params.id) } };
    const asked = await this.read.questions.find(scope.accountId, wanted);
    return asked.map(({ id, title, categoryId }) => {
      return { id, title, categoryId, categoryName: names.get(categoryId) ?? '' };
    });
  }

  @Endpoint(endpoints.internalRoot)
  async root(@Input() { scope }: InputOf<typeof endpoints.internalRoot>) {
    const [root] = await this.store.find(scope.accountId, { parentId: null }, 1);
    if (!root) throw new Refusal('not-found');
    return (await this.shown([root]))[0];
  }

  @Endpoint(endpoints.internalOne)
  async one(@Input() { params, scope }: InputOf<typeof endpoints.internalOne>) {
    return (await this.shown([await this.store.read(scope, params.id)]))[0];
  }

  @Endpoint(endpoints.internalAncestry)
  async ancestry(@Input() { params, scope }: InputOf<typeof endpoints.internalAncestry>) {
    await this.store.read(scope, params.id);
    return this.shown(lineage(await this.read.categories.find(scope.accountId), params.id).reverse());
  }

  private async shown(
    rows: readonly Parameters<typeof this.store.shown>[0][number][],
  ): Promise<readonly Row[]> {
    return (await this.store.shown(rows)) as readonly Row[];
  }
}
