import { Inject, Injectable } from '@nestjs/common';
import { listItems, type ItemRow, type ItemSearch } from '@reprise/contracts/item';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import type { Position } from '@reprise/kernel';
import { reply, type Reply } from '@reprise/kernel/http';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { itemList, type ItemListRow } from '@reprise/read-item';
import { contentOf, ReadModels, type Collection, type Filter } from '@reprise/read-kernel';
import {
  findInScope,
  listQuery,
  listSpecOf,
  narrowed,
  ownPlaces,
  scopeFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';

const own = { ...ownPlaces, sharedWith: 'buyerAccountId' } as const;
const listSpec = listSpecOf(listItems);
const mostMatches = 20;

export function publicItem(row: ItemListRow): ItemRow {
  const { shortCode: _short, lastFour: _four, returnLabelKey: _label, ...shown } = contentOf(row);
  return shown;
}

function namedBy({ code, lastDigits, imei, serialNumber }: ItemSearch): Filter {
  if (code) return code.length === 8 ? { shortCode: code } : { identificationNumber: code };
  if (lastDigits) return { lastFour: lastDigits };
  return imei ? { imei } : { serialNumber };
}

/** Answers "where is each item?" within what a reader may see. */
@Injectable()
export class ItemReader {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  async list(scope: TenantScope, query: ListQuery): Promise<Page<ItemRow>> {
    const page = await listQuery(await this.rows(), scopeFilter(scope, own), query, listSpec);
    return { ...page, items: page.items.map(publicItem) };
  }

  /** @throws Refusal `not-found`, also outside the scope. */
  async byId(scope: TenantScope, id: string): Promise<ItemListRow> {
    const row = await findInScope(await this.rows(), scopeFilter(scope, own), id);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Of any account: for a public address, whose token says which item it opens. */
  async anyOf(id: string): Promise<ItemListRow | undefined> {
    return (await this.rows()).get(id);
  }

  /** What is done to an item is the business of who bought it. @throws Refusal `not-found` */
  async bought(scope: TenantScope, id: string): Promise<ItemListRow> {
    const item = await this.byId(scope, id);
    if (buyerOf(item) !== scope.accountId) throw new Refusal('not-found');
    return item;
  }

  /** "Code not recognised or not assigned to the workshop" (customer journey §8): both get the same answer. */
  async search(scope: TenantScope, asked: ItemSearch): Promise<ItemListRow[]> {
    const filter = narrowed(scopeFilter(scope, own), namedBy(asked));
    const found = await (await this.rows()).find(filter, { limit: mostMatches });
    if (found.length === 0) throw new Refusal('item-not-recognised');
    return [...found];
  }

  /** The reply to a command: the row once it reflects what was written (domain §8). */
  async after(position: Position, id: string): Promise<Reply<ItemRow>> {
    await this.readModels.waitForPosition(itemList, position, 2000);
    const row = await (await this.rows()).get(id);
    if (!row) throw new Refusal('not-found');
    return reply(publicItem(row), { position });
  }

  /** The buyback of an item that the reader was already allowed to see. */
  async buybackOf(item: ItemListRow): Promise<BuybackListRow> {
    const buyback = await (await this.readModels.collection(buybackList)).get(item.id);
    if (buyback?.accountId !== item.accountId) throw new Refusal('not-found');
    return buyback;
  }

  private rows(): Promise<Collection<ItemListRow>> {
    return this.readModels.collection(itemList);
  }
}
