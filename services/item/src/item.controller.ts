import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  findItems,
  findLostItem,
  findLostItems,
  listItems,
  markItemLost,
  markItemsLost,
  moveItem,
  readItem,
  reintegrateItem,
  reintegrateItems,
  sellItem,
} from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { actingOn } from '@reprise/kernel';
import { asksOnly, eachInBulk, Endpoint, Input, mustHold, type InputOf } from '@reprise/kernel/http';
import { ItemLifecycle } from './lifecycle';
import { MarkItemLost } from './loss/mark-item-lost.handler';
import { ItemReader, publicItem } from './read/item.reader';
import { MoveItem } from './stock/move-item.handler';
import { SellItem } from './stock/sell-item.handler';

const lossPermissions = {
  store: 'item.mark-lost-store',
  transport: 'item.mark-lost-transport',
  warehouse: 'item.mark-lost-warehouse',
} as const satisfies Record<string, Permission>;

/** Items that wait for the customer's answer, and those on their way back. */
const quarantine = ['item_in_quarantine', 'item_to_return'];

@Controller()
export class ItemController {
  constructor(
    private readonly reader: ItemReader,
    private readonly items: ItemLifecycle,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(listItems)
  list(@Input() { scope, list, session }: InputOf<typeof listItems>) {
    if (asksOnly(list, 'status', quarantine)) mustHold(session, { access: 'item.quarantine-list' });
    if (list.filters['stockId']) mustHold(session, { access: 'stock.items-read' });
    return this.reader.list(scope, list);
  }

  @Endpoint(findItems)
  async find(@Input() { scope, query }: InputOf<typeof findItems>) {
    return { items: (await this.reader.search(scope, query)).map(publicItem) };
  }

  @Endpoint(readItem)
  async read(@Input() { scope, params }: InputOf<typeof readItem>) {
    return publicItem(await this.reader.byId(scope, params.id));
  }

  @Endpoint(markItemLost)
  async lost(@Input() { scope, params, body, session, commandMeta }: InputOf<typeof markItemLost>) {
    if (!session.permissions.includes(lossPermissions[body.where])) throw new Refusal('forbidden');
    const item = await this.reader.byId(scope, params.id);
    const lost = new MarkItemLost(item.id, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(lost), item.id);
  }

  @Endpoint(findLostItem)
  async found(@Input() { scope, params, commandMeta }: InputOf<typeof findLostItem>) {
    const item = await this.reader.byId(scope, params.id);
    const find = { type: 'FindItem', data: {} } as const;
    const { position } = await this.items.run(item.id, find, actingOn(commandMeta, item));
    return this.reader.after(position, item.id);
  }

  @Endpoint(reintegrateItem)
  async reintegrate(@Input() { scope, params, body, commandMeta }: InputOf<typeof reintegrateItem>) {
    const item = await this.reader.byId(scope, params.id);
    const move = new MoveItem(item, 'ReintegrateItem', body.stockId, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(move), item.id);
  }

  @Endpoint(moveItem)
  async move(@Input() { scope, params, body, commandMeta }: InputOf<typeof moveItem>) {
    const item = await this.reader.byId(scope, params.id);
    const move = new MoveItem(item, 'MoveItem', body.stockId, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(move), item.id);
  }

  @Endpoint(sellItem)
  async sell(@Input() { scope, params, body, commandMeta }: InputOf<typeof sellItem>) {
    const item = await this.reader.bought(scope, params.id);
    const sell = new SellItem(item, body.price, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(sell), item.id);
  }

  @Endpoint(markItemsLost)
  lostMany(@Input() input: InputOf<typeof markItemsLost>) {
    return eachInBulk(markItemsLost, input, (line) => this.lost(line));
  }

  @Endpoint(findLostItems)
  foundMany(@Input() input: InputOf<typeof findLostItems>) {
    return eachInBulk(findLostItems, input, (line) => this.found(line));
  }

  @Endpoint(reintegrateItems)
  reintegrateMany(@Input() input: InputOf<typeof reintegrateItems>) {
    return eachInBulk(reintegrateItems, input, (line) => this.reintegrate(line));
  }
}
