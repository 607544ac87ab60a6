import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { productOwner } from '@reprise/contracts/rules';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';

/** A found item, or one that was cancelled while it was held, goes back to its customer. */
export class ReturnItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReturnItem)
export class ReturnItemHandler implements ICommandHandler<ReturnItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly reader: ItemReader,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  async execute({ item, meta }: ReturnItem): Promise<Position> {
    // back office §4 "Quarantine": what cannot leave yet waits in the customer-return stock.
    const { stockId } = await this.stocks.entry(item, undefined, 'customer_return');
    const data = { stockId, owner: productOwner(await this.reader.buybackOf(item)) };
    return (await this.items.run(item.id, { type: 'ReturnItem', data }, meta)).position;
  }
}
