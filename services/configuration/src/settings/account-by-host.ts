import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS } from '@reprise/kernel/http';
import type { Documents } from '@reprise/read-kernel/documents';
import { accountsOf, type AccountDocument } from '../accounts/neighbours';

/** `Shop.Example:3000` → `shop.example`; an IPv6 address keeps its brackets. */
export const hostName = (header: string): string => header.trim().toLowerCase().replace(/:\d+$/, '');

/** Which tenant a white-label site belongs to, by the Host header. */
@Injectable()
export class AccountByHost {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async find(header: string | undefined): Promise<AccountDocument | undefined> {
    if (!header) return undefined;
    const filter = { whiteLabelHost: hostName(header), _removed: null };
    const [account] = await accountsOf(this.documents).find(filter, { limit: 1 });
    return account;
  }

  async exists(accountId: string): Promise<boolean> {
    const account = await accountsOf(this.documents).get(accountId);
    return account !== undefined && !account._removed;
  }
}
