import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChosenAnswer } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import { deriveId, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  FILES,
  NOTES,
  type AccountSettingsReader,
  type FileStore,
  type Notes,
} from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { ComplianceTestQuery, proposalTerms } from './compliance-test.query';

export type TestReport = {
  readonly answers: readonly ChosenAnswer[];
  readonly photoKeys: readonly string[];
  readonly stockId?: string | undefined;
  readonly comment?: string | undefined;
};

export class ControlItem extends Command<Position> {
  constructor(
    readonly item: ItemListRow,
    readonly report: TestReport,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** As uploads name them. */
const photoName = /^[0-9a-z-]{1,64}\.(png|jpg)$/;

function refusePhoto(index: number): void {
  const message = 'This photo was not taken of this item.';
  const violation = { propertyPath: `photoKeys[${index}]`, message, code: 'not-a-choice' };
  throw new Refusal('invalid-request', {}, [violation]);
}

/** The compliance test: the findings are priced, and the item gets its next stock. */
@CommandHandler(ControlItem)
export class ControlItemHandler implements ICommandHandler<ControlItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly reader: ItemReader,
    private readonly stocks: WarehouseStocksReader,
    private readonly test: ComplianceTestQuery,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ item, report, meta }: ControlItem): Promise<Position> {
    const { answers, comment, photoKeys, stockId } = report;
    const { id, warehouseId } = item;
    await this.checkOwnPhotos(item, photoKeys);
    const buyback = await this.reader.buybackOf(item);
    // The offer is the retailer's; how its warehouse works is the buyer's.
    const offer = await this.settings.read(item.accountId);
    const settings = await this.settings.read(buyerOf(item));
    const control = await this.test.control(buyback, answers);
    const native = control.outcome === 'lower' ? 'in_quarantine' : 'to_refurbish';
    const stock = await this.stocks.chosen(buyerOf(item), warehouseId, stockId, native);
    const terms = proposalTerms(deriveId('proposal', meta.commandId), this.clock.now(), offer);
    const noteId = await this.notes.keep(meta, comment);
    const data = {
      ...{ warehouseId, stockId: stock, control, terms, photoKeys: [...photoKeys] },
      checkIn: settings.warehouseCheckinRequirement,
      commentRequired: settings.isWarehouseCommentMandatory,
      cancelPending: buyback.cancellation === 'requested',
      ...(noteId ? { noteId } : {}),
    };
    return (await this.items.run(id, { type: 'ControlItem', data }, meta)).position;
  }

  /** A test may only contain photos taken of this very item. @throws Refusal `invalid-request` */
  private async checkOwnPhotos({ id }: ItemListRow, photoKeys: readonly string[]): Promise<void> {
    const folder = `photos/${id}/`;
    for (const [index, key] of photoKeys.entries()) {
      const own = key.startsWith(folder) && photoName.test(key.slice(folder.length));
      if (!own || !(await this.files.get(key))) refusePhoto(index);
    }
  }
}
