import { Inject, Injectable } from '@nestjs/common';
import { daysSince, type readRefurbishmentBoard } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
import type { Clock } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import { itemEconomics, type ItemEconomicsRow } from '@reprise/read-item';
import { ReadModels, type Collection, type Filter } from '@reprise/read-kernel';
import { summed, type TenantScope } from '@reprise/read-kernel/query';
import { bought } from '../economics/bought.rules';
import { BoardNames } from './board-names.reader';
import { MarginsQuery } from './margins.query';

type Board = ReplyOf<typeof readRefurbishmentBoard>;
type Group = Board['byStock'][number];
type Rows = Collection<ItemEconomicsRow>;

/** Groups of which a person still has an overview. */
const mostGroups = 50;
const working: Filter = { status: 'item_refurb_in_progress' };
const diagnosing: Filter = { status: 'item_refurb_diagnostic_in_progress', stockId: { $ne: null } };

/** "What stands where, how long, what is late, and what does it cost?" */
@Injectable()
export class RefurbishmentBoardQuery {
  constructor(
    private readonly names: BoardNames,
    private readonly margins: MarginsQuery,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(scope: TenantScope): Promise<Board> {
    const rows = await this.readModels.collection(itemEconomics);
    const today = this.clock.now().toISOString().slice(0, 10);
    const all = bought(scope, working);
    const [byStock, byStep, byTechnician] = await Promise.all([
      this.groups(rows, scope, 'stockId'),
      this.groups(rows, scope, 'work.refurbStepId'),
      this.groups(rows, scope, 'work.technicianId'),
    ]);
    const currency = (await rows.countBy('currency', all))[0]?.[0];
    return {
      today,
      inDiagnosis: await rows.count(bought(scope, diagnosing)),
      inRefurbishment: await rows.count(all),
      overdue: await rows.count(bought(scope, { ...working, 'work.dueOn': { $lt: today } })),
      plannedCost: summed(await rows.countBy('plannedCost', all)),
      completedCost: summed(await rows.countBy('completedCost', all)),
      ...(currency ? { currency: currency as Board['currency'] } : {}),
      byStock: await this.names.stocks(byStock),
      byStep: await this.names.steps(byStep),
      byTechnician: await this.names.technicians(scope.accountId, byTechnician),
      margins: await this.margins.of(scope),
    };
  }

  private async groups(rows: Rows, scope: TenantScope, field: string): Promise<Group[]> {
    const counted = await rows.countBy(field, bought(scope, { ...working, [field]: { $ne: null } }));
    const most = [...counted].sort(([, a], [, b]) => b - a).slice(0, mostGroups);
    return Promise.all(
      most.map(async ([id, items]) => {
        const days = await rows.countBy('work.sinceOn', bought(scope, { ...working, [field]: id }));
        const age = ([day, count]: readonly [unknown, number]) =>
          daysSince(String(day), this.clock.now()) * count;
        const averageDays = Math.round(days.reduce((sum, each) => sum + age(each), 0) / items);
        return { id: String(id), items, averageDays };
      }),
    );
  }
}
