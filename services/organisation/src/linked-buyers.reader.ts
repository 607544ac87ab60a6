import { Inject, Injectable } from '@nestjs/common';
import {
  accountContract,
  type Account,
  type organisationContract,
  type Organisation,
} from '@reprise/contracts/organisation';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf, type PublishedDocuments, type ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { organisations } from './organisation.resource';

const openWarehouses = { type: 'warehouse', status: 'active' };

/** Who may buy what an account takes in, and where it then goes (ADR 28). */
@Injectable()
export class LinkedBuyersReader {
  private readonly accounts: PublishedDocuments<Account>;

  constructor(
    @Inject(organisations.token) private readonly store: ResourceStore<typeof organisationContract>,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accounts = documentsOf(documents, accountContract);
  }

  /** The account itself, then the buyer accounts that are linked to it. */
  async of(accountId: string): Promise<readonly { id: string; name: string }[]> {
    const own = await this.accounts.read(accountId);
    const linked = await this.accounts.readMany(own?.linkedBuyerAccountIds ?? []);
    const active = linked.filter(({ status }) => status === 'active');
    return [...(own ? [own] : []), ...active].map(({ id, name }) => ({ id, name }));
  }

  async warehousesOf(accountId: string): Promise<readonly Organisation[]> {
    const buyers = await this.of(accountId);
    return (await Promise.all(buyers.map(({ id }) => this.store.find(id, openWarehouses)))).flat();
  }
}
