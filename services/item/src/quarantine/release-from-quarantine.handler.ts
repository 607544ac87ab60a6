import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta, Position } from '@reprise/kernel';
import { NOTES, type Notes } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';

export type Release = { readonly stockId: string; readonly comment?: string | undefined };

export class ReleaseFromQuarantine extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly release: Release,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReleaseFromQuarantine)
export class ReleaseFromQuarantineHandler implements ICommandHandler<ReleaseFromQuarantine> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly stocks: WarehouseStocksReader,
    @Inject(NOTES) private readonly notes: Notes,
  ) {}

  async execute({ item, release, meta }: ReleaseFromQuarantine): Promise<Position> {
    const { id } = item;
    const entry = await this.stocks.entry(item, release.stockId, 'awaiting_control');
    const noteId = await this.notes.keep(meta, release.comment);
    const data = { ...entry, ...(noteId ? { noteId } : {}) };
    return (await this.items.run(id, { type: 'ReleaseFromQuarantine', data }, meta)).position;
  }
}
