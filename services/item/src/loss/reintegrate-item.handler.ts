import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { productOwner } from '@reprise/contracts/rules';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';

export type Reintegration = { readonly stockId: string; readonly customer?: 'settled' | undefined };

/** A found item, or one that was cancelled while it was held, gets its first stock. */
export class ReintegrateItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly into: Reintegration,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReintegrateItem)
export class ReintegrateItemHandler implements ICommandHandler<ReintegrateItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly reader: ItemReader,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  async execute({ item, into: { stockId, customer }, meta }: ReintegrateItem): Promise<Position> {
    const data = {
      ...(await this.stocks.entry(item, stockId, 'to_refurbish')),
      owner: productOwner(await this.reader.buybackOf(item)),
      ...(customer ? { customer } : {}),
    };
    return (await this.items.run(item.id, { type: 'ReintegrateItem', data }, meta)).position;
  }
}
