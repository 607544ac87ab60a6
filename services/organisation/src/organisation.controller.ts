import { Controller, Inject } from '@nestjs/common';
import {
  allowedParents,
  organisationEndpoints as endpoints,
  publicOrganisationSchema,
  subtreeIds,
  type Organisation,
  type OrganisationNode,
  organisationContract,
  type PublicOrganisation,
} from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { BEGINNINGS, type Beginnings } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { TenantScope } from '@reprise/read-kernel/query';
import { LinkedBuyersReader } from './linked-buyers.reader';
import { organisations } from './organisation.resource';
import { WarehouseContents } from './warehouse-contents.reader';
import { moduleCounts, treeOf } from './organisation-tree.rules';

const { create, remove } = organisationContract.endpoints;

@Controller()
export class OrganisationController {
  constructor(
    @Inject(organisations.token) private readonly store: ResourceStore<typeof organisationContract>,
    @Inject(BEGINNINGS) private readonly beginnings: Beginnings,
    private readonly buyers: LinkedBuyersReader,
    private readonly contents: WarehouseContents,
  ) {}

  @Endpoint(create)
  create(@Input() { body, commandMeta, scope }: InputOf<typeof create>): Promise<Organisation> {
    return this.store.create(body, commandMeta, scope, async (made) =>
      made.type === 'warehouse' ? this.beginnings.ofWarehouse(made) : [],
    );
  }

  /** The stocks of a warehouse are removed after it (`remove-stocks`). */
  @Endpoint(remove)
  async remove(@Input() { scope, params, commandMeta }: InputOf<typeof remove>): Promise<void> {
    const found = await this.store.read(scope, params.id);
    if (found.type === 'warehouse') await this.contents.refuseIfAny(found);
    await this.store.remove(found.id, commandMeta, scope);
  }

  @Endpoint(endpoints.tree)
  async tree(@Input() { scope }: InputOf<typeof endpoints.tree>): Promise<OrganisationNode[]> {
    return treeOf(await this.visible(scope));
  }

  @Endpoint(endpoints.root)
  async root(@Input() { scope }: InputOf<typeof endpoints.root>): Promise<Organisation> {
    const [root] = await this.store.find(scope.accountId, { type: 'root_management_unit' }, 1);
    if (!root) throw new Refusal('not-found');
    return root;
  }

  @Endpoint(endpoints.availableParents)
  async availableParents(
    @Input() { scope, query }: InputOf<typeof endpoints.availableParents>,
  ): Promise<readonly Organisation[]> {
    const visible = await this.visible(scope);
    const below = query.id ? subtreeIds(visible, query.id) : [];
    return visible.filter(({ id, type }) => allowedParents[query.type].includes(type) && !below.includes(id));
  }

  @Endpoint(endpoints.connectedWarehouses)
  connectedWarehouses(
    @Input() { scope }: InputOf<typeof endpoints.connectedWarehouses>,
  ): Promise<readonly Organisation[]> {
    return this.buyers.warehousesOf(scope.accountId);
  }

  @Endpoint(endpoints.linkedBuyers)
  linkedBuyers(@Input() { scope, params }: InputOf<typeof endpoints.linkedBuyers>) {
    if (params.id !== scope.accountId) throw new Refusal('not-found');
    return this.buyers.of(scope.accountId);
  }

  @Endpoint(endpoints.public)
  async public(@Input() { scope, params }: InputOf<typeof endpoints.public>): Promise<PublicOrganisation> {
    const [found] = await this.store.find(scope.accountId, { _id: params.id, status: 'active' }, 1);
    if (!found) throw new Refusal('not-found');
    return publicOrganisationSchema.parse(found);
  }

  @Endpoint(endpoints.publicStores)
  async publicStores(
    @Input() { scope }: InputOf<typeof endpoints.publicStores>,
  ): Promise<readonly PublicOrganisation[]> {
    const stores = await this.store.find(scope.accountId, { type: 'store', status: 'active' });
    return stores.map((store) => publicOrganisationSchema.parse(store));
  }

  @Endpoint(endpoints.moduleCount)
  async moduleCount(@Input() { scope, params }: InputOf<typeof endpoints.moduleCount>) {
    const visible = await this.visible(scope);
    if (!visible.some(({ id }) => id === params.id)) throw new Refusal('not-found');
    return moduleCounts(visible, params.id);
  }

  private visible(scope: TenantScope): Promise<readonly Organisation[]> {
    return this.store.among(scope, {});
  }
}
