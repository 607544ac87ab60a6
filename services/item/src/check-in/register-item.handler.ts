import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { buyerOf } from '@reprise/contracts/rules';
import type { CommandMeta, Position } from '@reprise/kernel';
import { ACCOUNT_SETTINGS, NOTES, type AccountSettingsReader, type Notes } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';

export type Registration = { readonly stockId?: string | undefined; readonly comment?: string | undefined };

export class RegisterItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly registration: Registration,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Check-in at the warehouse. */
@CommandHandler(RegisterItem)
export class RegisterItemHandler implements ICommandHandler<RegisterItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly stocks: WarehouseStocksReader,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(NOTES) private readonly notes: Notes,
  ) {}

  async execute({ item, registration, meta }: RegisterItem): Promise<Position> {
    const { id, warehouseId } = item;
    const { stockId, comment } = registration;
    const settings = await this.settings.read(buyerOf(item));
    const entry = await this.stocks.entry(item, stockId, 'awaiting_control');
    const noteId = await this.notes.keep(meta, comment);
    const { warehouseCheckinRequirement: checkIn, isWarehouseCommentMandatory: commentRequired } = settings;
    const note = noteId ? { noteId } : {};
    const data = { warehouseId, ...entry, checkIn, commentRequired, ...note };
    return (await this.items.run(id, { type: 'RegisterItem', data }, meta)).position;
  }
}
