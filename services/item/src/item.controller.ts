import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { findItems, listItems, moveItem, readItem, sellItem } from '@reprise/contracts/item';
import { actingOn } from '@reprise/kernel';
import { asksOnly, Endpoint, Input, mustHold, type InputOf } from '@reprise/kernel/http';
import { ItemReader, publicItem } from './read/item.reader';
import { MoveItem } from './stock/move-item.handler';
import { SellItem } from './stock/sell-item.handler';

/** Items that wait for the customer's answer, and those on their way back. */
const quarantine = ['item_in_quarantine', 'item_to_return'];

@Controller()
export class ItemController {
  constructor(
    private readonly reader: ItemReader,
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

  @Endpoint(moveItem)
  async move(@Input() { scope, params, body, commandMeta }: InputOf<typeof moveItem>) {
    const item = await this.reader.byId(scope, params.id);
    const move = new MoveItem(item, body.stockId, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(move), item.id);
  }

  @Endpoint(sellItem)
  async sell(@Input() { scope, params, body, commandMeta }: InputOf<typeof sellItem>) {
    const item = await this.reader.bought(scope, params.id);
    const sell = new SellItem(item, body.price, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(sell), item.id);
  }
}
