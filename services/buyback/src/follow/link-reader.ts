import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import { LINKS, type Links } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { TenantScope } from '@reprise/read-kernel/query';
import { BuybackReader } from '../read/buyback-reader';

/** Lets in who came through the customer's own unguessable link, or who may see the file anyway. */
@Injectable()
export class LinkReader {
  constructor(
    private readonly reader: BuybackReader,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  /** @throws Refusal `not-found`: a wrong token and an unknown file cannot be told apart. */
  async byToken(id: string, token: string): Promise<BuybackListRow> {
    const row = await this.reader.anyOf(id);
    if (!row || !this.links.isValid(row.accountId, id, token)) throw new Refusal('not-found');
    return row;
  }

  async byTokenOrScope(
    id: string,
    token: string | undefined,
    scope: () => TenantScope,
  ): Promise<BuybackListRow> {
    return token ? this.byToken(id, token) : this.reader.byId(scope(), id);
  }
}
