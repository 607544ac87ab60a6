import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  accountContract,
  organisationContract,
  organisationsOfPart,
  type Account,
  type AccountPart,
} from '@reprise/contracts/organisation';
import { circuitResource } from '@reprise/contracts/configuration';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { contractSpec, documentsOf, type ResourceDocument } from '@reprise/kernel/resource';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

type Kept = ResourceDocument<Pick<Account, AccountPart>>;
const parts = ['isRetailer', 'isBuyerAndWorkshopsSupervisor'] as const;

/**
 * In earlier versions nothing followed from what an account is, so it may have stores or workshops without being a
 * retailer or a buyer. At start-up it becomes what it has; several hosts may do this at the same time, and where
 * everything is in order nothing is written.
 */
@Injectable()
export class EarlierAccounts implements OnApplicationBootstrap {
  private readonly accounts: Collection<Kept>;

  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {
    this.accounts = documents.collection<Kept>(contractSpec(accountContract));
  }

  async onApplicationBootstrap(): Promise<void> {
    const lacking = parts.map((part) => ({ [part]: false }));
    for (const account of await this.accounts.find({ $or: lacking, _removed: null }))
      await this.complete(account);
  }

  private async complete({ _revision, ...account }: Stored<Kept>): Promise<void> {
    const missing = parts.filter((part) => !account[part]);
    const had = await Promise.all(missing.map((part) => this.has(account._id, part)));
    const found = missing.filter((_part, index) => had[index]);
    if (found.length === 0) return;
    const flags = Object.fromEntries(found.map((part) => [part, true]));
    try {
      await this.accounts.put({ ...account, ...flags }, _revision);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
  }

  private async has(accountId: string, part: AccountPart): Promise<boolean> {
    const nodes = documentsOf(this.documents, organisationContract);
    if ((await nodes.count(accountId, { status: 'active', type: { $in: organisationsOfPart(part) } })) > 0)
      return true;
    if (part !== 'isRetailer') return false;
    return (await documentsOf(this.documents, circuitResource).count(accountId, { active: true })) > 0;
  }
}
