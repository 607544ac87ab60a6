import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountSettingsToken, type AccountSettingsReader } from '@reprise/contracts/configuration';
import type { ItemCommand, ItemRow } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { deriveId, RunCommand, type Clock, type CommandMeta } from '@reprise/kernel';
import { CLOCK, reply, type Reply } from '@reprise/kernel/http';
import { NOTES, type Notes } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import type { ChosenAnswer } from '@reprise/contracts/catalogue';
import { ComplianceTest, proposalTerms } from './control/compliance-test';
import { ItemReader } from './read/item-reader';
import { WarehouseStocks } from './stock/warehouse-stocks';

export type Registration = { readonly stockId?: string | undefined; readonly comment?: string | undefined };
export type Test = Registration & {
  readonly answers: readonly ChosenAnswer[];
  readonly photoKeys: readonly string[];
};

/** A test shows the photos that were taken of this very item. @throws Refusal `invalid-request` */
function checkOwnPhotos({ id }: ItemListRow, photoKeys: readonly string[]): void {
  const index = photoKeys.findIndex((key) => !key.startsWith(`photos/${id}/`));
  if (index < 0) return;
  const message = 'This photo was not taken of this item.';
  const violation = { propertyPath: `photoKeys[${index}]`, message, code: 'not-a-choice' };
  throw new Refusal('invalid-request', {}, [violation]);
}

/** What people do with an item; each gathers what its command needs, the decider decides. */
@Injectable()
export class ItemActs {
  constructor(
    private readonly bus: CommandBus,
    private readonly reader: ItemReader,
    private readonly stocks: WarehouseStocks,
    private readonly test: ComplianceTest,
    @Inject(accountSettingsToken) private readonly settings: AccountSettingsReader,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(item: ItemListRow, command: ItemCommand, meta: CommandMeta): Promise<Reply<ItemRow>> {
    const { position } = await this.bus.execute(new RunCommand('item', item.id, command, meta));
    return reply(await this.reader.after(position, item.id), { position });
  }

  async checkIn(
    item: ItemListRow,
    { stockId, comment }: Registration,
    meta: CommandMeta,
  ): Promise<Reply<ItemRow>> {
    const { warehouseId } = item;
    const checkIn = await this.checkInRequirement(meta.accountId, comment);
    const stock = await this.stocks.chosen(meta.accountId, warehouseId, stockId, 'awaiting_control');
    const noteId = await this.notes.keep(meta, comment);
    const data = { warehouseId, stockId: stock, checkIn, ...(noteId ? { noteId } : {}) };
    return this.run(item, { type: 'RegisterItem', data }, meta);
  }

  async control(
    item: ItemListRow,
    { answers, comment, photoKeys, stockId }: Test,
    meta: CommandMeta,
  ): Promise<Reply<ItemRow>> {
    checkOwnPhotos(item, photoKeys);
    const file = await this.reader.fileOf(item);
    if (file.cancellation === 'requested') throw new Refusal('buyback-cancel-pending');
    const checkIn = await this.checkInRequirement(meta.accountId, comment);
    const control = await this.test.control(file, answers);
    const native = control.outcome === 'lower' ? 'in_quarantine' : 'to_refurbish';
    const stock = await this.stocks.chosen(meta.accountId, item.warehouseId, stockId, native);
    const settings = await this.settings.read(meta.accountId);
    const terms = proposalTerms(deriveId('proposal', meta.commandId), this.clock.now(), settings);
    const noteId = await this.notes.keep(meta, comment);
    const data = {
      ...{
        warehouseId: item.warehouseId,
        checkIn,
        control,
        stockId: stock,
        terms,
        photoKeys: [...photoKeys],
      },
      ...(noteId ? { noteId } : {}),
    };
    return this.run(item, { type: 'ControlItem', data }, meta);
  }

  async release(
    item: ItemListRow,
    stockId: string,
    comment: string | undefined,
    meta: CommandMeta,
  ): Promise<Reply<ItemRow>> {
    const stock = await this.stocks.chosen(meta.accountId, item.warehouseId, stockId, 'awaiting_control');
    const noteId = await this.notes.keep(meta, comment);
    const data = { stockId: stock, ...(noteId ? { noteId } : {}) };
    return this.run(item, { type: 'ReleaseFromQuarantine', data }, meta);
  }

  async toStock(
    item: ItemListRow,
    type: 'ReintegrateItem' | 'MoveItem',
    stockId: string,
    meta: CommandMeta,
  ): Promise<Reply<ItemRow>> {
    const stock = await this.stocks.chosen(meta.accountId, item.warehouseId, stockId, 'to_refurbish');
    return this.run(item, { type, data: { stockId: stock } }, meta);
  }

  async lost(
    item: ItemListRow,
    where: 'store' | 'transport' | 'warehouse',
    comment: string | undefined,
    meta: CommandMeta,
  ): Promise<Reply<ItemRow>> {
    const noteId = await this.notes.keep(meta, comment);
    return this.run(item, { type: 'MarkItemLost', data: { where, ...(noteId ? { noteId } : {}) } }, meta);
  }

  handOverReturn(item: ItemListRow, meta: CommandMeta): Promise<Reply<ItemRow>> {
    return this.run(
      item,
      { type: 'HandOverReturn', data: { returnedAt: this.clock.now().toISOString() } },
      meta,
    );
  }

  /** Back office §3 `isWarehouseCommentMandatory`. @throws Refusal `warehouse-comment-required` */
  private async checkInRequirement(accountId: string, comment: string | undefined) {
    const settings = await this.settings.read(accountId);
    if (settings.isWarehouseCommentMandatory && !comment) throw new Refusal('warehouse-comment-required');
    return settings.warehouseCheckinRequirement;
  }
}
