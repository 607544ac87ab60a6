import { Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { TenantScope } from '@reprise/read-kernel/query';
import { BuybackReader } from '../read/buyback.reader';
import { CartStore, type CartAnswer } from './cart.store';

/** Who asks, and which buybacks he may see. */
export type Seller = { readonly session: Session; readonly scope: TenantScope };
export type SoldCart = { readonly answer: CartAnswer; readonly rows: readonly BuybackListRow[] };

/** What has become of a cart of a store. */
@Injectable()
export class CartRowsQuery {
  constructor(
    private readonly carts: CartStore,
    private readonly reader: BuybackReader,
  ) {}

  /** @throws Refusal `not-found` also while it is not validated, and for another store's. */
  async read({ session, scope }: Seller, storeId: string, id: string): Promise<SoldCart> {
    const cart = await this.carts.find(session, id);
    if (!cart?.answer || cart.body.storeId !== storeId) throw new Refusal('not-found');
    const { answer } = cart;
    const rows = await Promise.all(answer.buybacks.map((buyback) => this.reader.byId(scope, buyback.id)));
    return { answer, rows };
  }
}
