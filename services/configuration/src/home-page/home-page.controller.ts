import { Controller, Inject } from '@nestjs/common';
import {
  homePageEndpoints,
  homePageInputSchema,
  homePages,
  homePageShown,
} from '@reprise/contracts/configuration';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf, type PublishedDocuments, type ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { programMeta } from '../accounts/program-meta.rules';
import { homePageDefinition } from './home-page.resource';

const { update } = homePages.endpoints;
const { ofAccount } = homePageEndpoints;
const blank = homePageInputSchema.parse({});
const metaOf = (accountId: string) => programMeta(accountId, 'home-page', accountId);

@Controller()
export class HomePageController {
  private readonly accounts: PublishedDocuments<Account>;

  constructor(
    @Inject(homePageDefinition.token) private readonly store: ResourceStore<typeof homePages>,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accounts = documentsOf(documents, accountContract);
  }

  @Endpoint(ofAccount)
  async ofAccount(@Input() { session, params }: InputOf<typeof ofAccount>) {
    if (params.id !== session.accountId) throw new Refusal('not-found');
    const [page] = await this.store.find(params.id, {}, 1);
    if (page && session.permissions.includes('settings.general-read')) return page;
    return page?.active ? homePageShown(page) : this.unwritten(params.id);
  }

  /** Until somebody changes it, an account has its page without a document. */
  @Endpoint(update)
  async update(@Input() { params, body, commandMeta, scope }: InputOf<typeof update>) {
    const meta = metaOf(scope.accountId);
    if (params.id === meta.commandId) await this.store.create(blank, meta);
    return this.store.update(params.id, body, commandMeta, scope);
  }

  private async unwritten(accountId: string) {
    const account = await this.accounts.read(accountId);
    if (!account) throw new Refusal('not-found');
    const { createdAt, updatedAt } = account;
    return { ...blank, ...{ accountId, createdAt, updatedAt, revision: 1, id: metaOf(accountId).commandId } };
  }
}
