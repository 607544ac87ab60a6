import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { productOwner } from '@reprise/contracts/rules';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';

/** An item that its store found goes back to its customer there. */
export class HandBackItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(HandBackItem)
export class HandBackItemHandler implements ICommandHandler<HandBackItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly reader: ItemReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ item, meta }: HandBackItem): Promise<Position> {
    const data = {
      ...(item.storeId ? { storeId: item.storeId } : {}),
      handedBackAt: this.clock.now().toISOString(),
      owner: productOwner(await this.reader.buybackOf(item)),
    };
    return (await this.items.run(item.id, { type: 'HandBackItem', data }, meta)).position;
  }
}
