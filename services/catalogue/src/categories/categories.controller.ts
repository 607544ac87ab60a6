import { Controller, Inject } from '@nestjs/common';
import { categories, categoryEndpoints as endpoints, type CategoryNode } from '@reprise/contracts/catalogue';
import { circuitResource } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { circuitSchema, type Circuit } from '@reprise/contracts/rules';
import { Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import {
  collectionSpec,
  keptDocumentsOf,
  type KeptDocuments,
  type PublishedRow,
  type ResourceStore,
} from '@reprise/kernel/resource';
import type { Document, Documents } from '@reprise/read-kernel/documents';
import type { TenantScope } from '@reprise/read-kernel/query';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { AccountCategories } from './account-categories.reader';
import { findNode } from './category-tree.rules';
import { GrownTrees } from './category-trees.query';
import { categoriesDefinition } from './categories.resource';
import { productsDefinition } from '../products/products.resource';
import { type Session, DOCUMENTS } from '@reprise/kernel/ports';

@Controller()
export class CategoriesController {
  private readonly read: CatalogueDocuments;
  private readonly all: AccountCategories;
  private readonly circuits: KeptDocuments<PublishedRow<typeof circuitResource>>;
  private readonly grown = new GrownTrees();

  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(categoriesDefinition.token) private readonly store: ResourceStore<typeof categories>,
  ) {
    this.read = catalogueDocuments(documents);
    this.all = AccountCategories.of(documents);
    this.circuits = keptDocumentsOf(documents, circuitResource);
  }

  @Endpoint(endpoints.tree)
  async tree(@Input() { session }: InputOf<typeof endpoints.tree>): Promise<Reply<readonly CategoryNode[]>> {
    return reply(await this.trees(session), { shared: true });
  }

  @Endpoint(endpoints.connectedTree)
  async connectedTree(
    @Input() { session }: InputOf<typeof endpoints.connectedTree>,
  ): Promise<Reply<readonly CategoryNode[]>> {
    const trees = await this.trees(session, true);
    const channel = session.module === 'tim' ? 'store' : 'web';
    return reply(this.grown.pruned(trees, channel), { shared: true });
  }

  @Endpoint(endpoints.subtree)
  async subtree(@Input() { session, params }: InputOf<typeof endpoints.subtree>): Promise<CategoryNode> {
    const found = findNode(await this.trees(session), params.id);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  @Endpoint(endpoints.withProducts)
  async withProducts(@Input() { session }: InputOf<typeof endpoints.withProducts>) {
    const [all, published] = await Promise.all([this.visible(session), this.published(session.accountId)]);
    return all
      .map(({ id, name, identifier, parentId }) => {
        return { id, name, identifier, parentId, numberOfProducts: published.get(id) ?? 0 };
      })
      .filter(({ numberOfProducts }) => numberOfProducts > 0)
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  @Endpoint(endpoints.ofProduct)
  async ofProduct(@Input() { session, params }: InputOf<typeof endpoints.ofProduct>) {
    const [product] = await this.read.products.find(session.accountId, { _id: params.id });
    const hidden = product?.status !== 'published' && !session.permissions.includes('product.list');
    if (!product || hidden) throw new Refusal('not-found');
    const lineOf = await this.all.lines(session.accountId);
    const path = lineOf(product.categoryId).map(({ id, name, identifier }) => ({ id, name, identifier }));
    return path.reverse();
  }

  @Endpoint(endpoints.enableCircuit)
  async enableCircuit(@Input() input: InputOf<typeof endpoints.enableCircuit>) {
    const { scope, params, commandMeta } = input;
    const circuit = await this.circuit(scope.accountId, params.circuitId);
    if (!circuit.active) throw new Refusal('circuit-inactive', { circuit: circuit.name });
    const circuits = await this.circuitsOf(scope, params.id);
    const patch = { circuits: [...new Set([...circuits, circuit.name])] };
    const row = await this.store.update(params.id, patch, commandMeta, scope);
    return (await this.store.shown([row]))[0];
  }

  @Endpoint(endpoints.disableCircuit)
  async disableCircuit(@Input() input: InputOf<typeof endpoints.disableCircuit>): Promise<void> {
    const { scope, params, commandMeta } = input;
    const { name } = await this.circuit(scope.accountId, params.circuitId);
    const circuits = await this.circuitsOf(scope, params.id);
    const patch = { circuits: circuits.filter((circuit) => circuit !== name) };
    await this.store.update(params.id, patch, commandMeta, scope);
  }

  /** Including inherited ones: adding or removing a circuit sets the category's own list. */
  private async circuitsOf(scope: TenantScope, id: string): Promise<readonly Circuit[]> {
    await this.store.read(scope, id);
    const all = await this.all.find(scope.accountId);
    return all.find((category) => category.id === id)?.circuits ?? [];
  }

  private async circuit(accountId: string, named: string): Promise<{ name: Circuit; active: boolean }> {
    const kind = circuitSchema.safeParse(named).data;
    const [found] = await this.read.circuits.find(accountId, kind ? { name: kind } : { _id: named });
    if (!found) throw new Refusal('not-found');
    return found;
  }

  private async trees(session: Session, activeOnly = false): Promise<readonly CategoryNode[]> {
    const { accountId } = session;
    const [visible, circuits, published] = await Promise.all([
      this.visible(session, activeOnly),
      this.circuits.find(accountId),
      this.published(accountId),
    ]);
    return this.grown.of({ categories: visible, circuits }, published);
  }

  /** Only catalogue managers see inactive categories. */
  private visible({ accountId, permissions }: Session, activeOnly = false) {
    const all = !activeOnly && permissions.includes('category.list');
    return all ? this.all.find(accountId) : this.all.active(accountId);
  }

  private async published(accountId: string): Promise<ReadonlyMap<string, number>> {
    const collection = this.documents.collection<Document>(collectionSpec(productsDefinition));
    const counts = await collection.countBy('categoryId', { accountId, status: 'published', _removed: null });
    return this.grown.byCategory(counts);
  }
}
