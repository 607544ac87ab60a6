import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  findItems,
  findLostItem,
  listItems,
  markItemLost,
  moveItem,
  readItem,
  reintegrateItem,
} from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { asksOnly, Endpoint, Input, mustHold, type InputOf } from '@reprise/kernel/http';
import { ItemLifecycle } from './lifecycle';
import { MarkItemLost } from './loss/mark-item-lost.handler';
import { ItemReader, publicItem } from './read/item.reader';
import { MoveItem } from './stock/move-item.handler';

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
    const { id } = await this.reader.byId(scope, params.id);
    return this.reader.after(await this.bus.execute(new MarkItemLost(id, body, commandMeta)), id);
  }

  @Endpoint(findLostItem)
  async found(@Input() { scope, params, commandMeta }: InputOf<typeof findLostItem>) {
    const { id } = await this.reader.byId(scope, params.id);
    const { position } = await this.items.run(id, { type: 'FindItem', data: {} }, commandMeta);
    return this.reader.after(position, id);
  }

  @Endpoint(reintegrateItem)
  async reintegrate(@Input() { scope, params, body, commandMeta }: InputOf<typeof reintegrateItem>) {
    const item = await this.reader.byId(scope, params.id);
    const move = new MoveItem(item, 'ReintegrateItem', body.stockId, commandMeta);
    return this.reader.after(await this.bus.execute(move), item.id);
  }

  @Endpoint(moveItem)
  async move(@Input() { scope, params, body, commandMeta }: InputOf<typeof moveItem>) {
    const item = await this.reader.byId(scope, params.id);
    const move = new MoveItem(item, 'MoveItem', body.stockId, commandMeta);
    return this.reader.after(await this.bus.execute(move), item.id);
  }
}
