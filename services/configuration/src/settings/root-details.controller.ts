import { Controller, Inject } from '@nestjs/common';
import { organizationRootDetails, type OrganisationRootDetail } from '@reprise/contracts/configuration';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf, type PublishedDocuments, type ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { TenantScope } from '@reprise/read-kernel/query';
import { rootDetailsDefinition } from './settings.resource';

const { update } = organizationRootDetails.endpoints;

@Controller()
export class RootDetailsController {
  private readonly accounts: PublishedDocuments<Account>;

  constructor(
    @Inject(rootDetailsDefinition.token)
    private readonly store: ResourceStore<typeof organizationRootDetails>,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accounts = documentsOf(documents, accountContract);
  }

  @Endpoint(update)
  async update(
    @Input() { params, body, commandMeta, scope }: InputOf<typeof update>,
  ): Promise<OrganisationRootDetail> {
    if (body.buyerPaymentEnabled === false) await this.buyerPaysNothing(scope, params.id);
    return this.store.update(params.id, body, commandMeta, scope);
  }

  /** @throws Refusal `buyer-still-pays` */
  private async buyerPaysNothing(scope: TenantScope, id: string): Promise<void> {
    const { accountId, buyerPaymentEnabled } = await this.store.read(scope, id);
    const account = buyerPaymentEnabled ? await this.accounts.read(accountId) : undefined;
    if (account?.paymentIssuer === 'buyer') throw new Refusal('buyer-still-pays');
  }
}
