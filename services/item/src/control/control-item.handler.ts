import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChosenAnswer } from '@reprise/contracts/catalogue';
import type { Correction } from '@reprise/contracts/item';
import { buyerOf } from '@reprise/contracts/rules';
import { deriveId, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  NOTES,
  type AccountSettingsReader,
  type Notes,
} from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { ComplianceTestQuery, proposalTerms } from './compliance-test.query';
import { SpecificationQuery } from './specification.query';
import { TestPhotosReader } from './test-photos.reader';

export type TestReport = {
  readonly answers: readonly ChosenAnswer[];
  readonly photoKeys: readonly string[];
  readonly photoQuestions: Readonly<Record<string, string>>;
  readonly specification?: Correction | undefined;
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

/** The compliance test: the findings are priced, and the item gets its next stock. */
@CommandHandler(ControlItem)
export class ControlItemHandler implements ICommandHandler<ControlItem> {
  constructor(
    private readonly items: ItemLifecycle,
    private readonly reader: ItemReader,
    private readonly stocks: WarehouseStocksReader,
    private readonly test: ComplianceTestQuery,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    private readonly specification: SpecificationQuery,
    private readonly photos: TestPhotosReader,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ item, report, meta }: ControlItem): Promise<Position> {
    const { answers, comment, photoKeys, stockId } = report;
    const { id, warehouseId } = item;
    const photos = await this.photos.hashed(id, photoKeys, report.photoQuestions);
    const buyback = await this.reader.buybackOf(item);
    // The offer is the retailer's; how its warehouse works is the buyer's.
    const offer = await this.settings.read(item.accountId);
    const settings = await this.settings.read(buyerOf(item));
    const other = await this.specification.otherDiagnostic(buyback, report.specification?.productId);
    const control = await this.test.control(buyback, answers, other);
    const specification = await this.specification.recorded(report.specification, other);
    const native = control.outcome === 'lower' ? 'in_quarantine' : 'to_refurbish';
    const entry = await this.stocks.entry(item, stockId, native);
    const terms = proposalTerms(deriveId('proposal', meta.commandId), this.clock.now(), offer);
    const noteId = await this.notes.keep(meta, comment);
    const data = {
      ...{ warehouseId, ...entry, control, terms, photoKeys: [...photoKeys], photos },
      checkIn: settings.warehouseCheckinRequirement,
      commentRequired: settings.isWarehouseCommentMandatory,
      proofRequired: offer.lowerPriceProofRequired,
      cancelPending: buyback.cancellation === 'requested',
      ...(noteId ? { noteId } : {}),
      ...(specification ? { specification } : {}),
    };
    return (await this.items.run(id, { type: 'ControlItem', data }, meta)).position;
  }
}
