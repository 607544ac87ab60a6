import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from './warehouse-stocks.reader';

/** From a stock into another one that staff chose. */
export class MoveItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly stockId: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(MoveItem)
export class MoveItemHandler implements ICommandHandler<MoveItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  async execute({ item, stockId, meta }: MoveItem): Promise<Position> {
    const data = await this.stocks.entry(item, stockId, 'to_refurbish');
    return (await this.items.run(item.id, { type: 'MoveItem', data }, meta)).position;
  }
}
