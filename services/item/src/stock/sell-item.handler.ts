import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from './warehouse-stocks.reader';

/** To its next owner, for what it brought if somebody says so. */
export class SellItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly price: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SellItem)
export class SellItemHandler implements ICommandHandler<SellItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  async execute({ item, price, meta }: SellItem): Promise<Position> {
    const forSale = await this.stocks.isForSale(item);
    const data = { forSale, ...(price === undefined ? {} : { price }) };
    return (await this.items.run(item.id, { type: 'SellItem', data }, meta)).position;
  }
}
