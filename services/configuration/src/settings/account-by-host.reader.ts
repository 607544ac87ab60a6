import { Inject, Injectable } from '@nestjs/common';
import type { Documents } from '@reprise/read-kernel/documents';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { documentsOf, type PublishedDocuments } from '@reprise/kernel/resource';
import { DOCUMENTS } from '@reprise/kernel/ports';

/** `Shop.Example:3000` → `shop.example`; an IPv6 address keeps its brackets. */
const hostName = (header: string): string => header.trim().toLowerCase().replace(/:\d+$/, '');

/** The tenant of a white-label site, by the Host header. */
@Injectable()
export class AccountByHost {
  private readonly accounts: PublishedDocuments<Account>;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.accounts = documentsOf(documents, accountContract);
  }

  async find(header: string | undefined): Promise<Account | undefined> {
    if (!header) return undefined;
    return (await this.accounts.everywhere({ whiteLabelHost: hostName(header) }, { limit: 1 }))[0];
  }
}
