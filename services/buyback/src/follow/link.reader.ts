import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import { LINKS, type Links } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { TenantScope } from '@reprise/read-kernel/query';
import { BuybackReader } from '../read/buyback.reader';
import { PhotosReader } from '../read/photos.reader';

/** Admits readers with the customer's own unguessable link, and those who may see the buyback anyway. */
@Injectable()
export class LinkReader {
  constructor(
    private readonly reader: BuybackReader,
    @Inject(LINKS) private readonly links: Links,
    private readonly photos: PhotosReader,
  ) {}

  /** @throws Refusal `not-found`: a wrong token and an unknown buyback are indistinguishable. */
  async byToken(id: string, token: string): Promise<BuybackListRow> {
    const row = await this.reader.anyOf(id);
    if (!row || !this.links.isValid(row.accountId, id, token)) throw new Refusal('not-found');
    return row;
  }

  /** Like `byTokenOrScope`, also with the token in the addresses of photos. */
  async byPhotoTokenOrScope(
    id: string,
    token: string | undefined,
    scope: () => TenantScope,
  ): Promise<BuybackListRow> {
    const row = token ? await this.reader.anyOf(id) : undefined;
    if (row && token && this.photos.opens(row, token)) return row;
    return this.byTokenOrScope(id, token, scope);
  }

  async byTokenOrScope(
    id: string,
    token: string | undefined,
    scope: () => TenantScope,
  ): Promise<BuybackListRow> {
    return token ? this.byToken(id, token) : this.reader.byId(scope(), id);
  }

  /** For papers that bear the customer's name or address. @throws Refusal `not-found` also for a buyer who needs neither. */
  async withCustomer(
    id: string,
    token: string | undefined,
    scope: () => TenantScope,
  ): Promise<BuybackListRow> {
    const row = await this.byTokenOrScope(id, token, scope);
    if (!token && !mayKnowCustomer(scope().accountId, row)) throw new Refusal('not-found');
    return row;
  }
}
