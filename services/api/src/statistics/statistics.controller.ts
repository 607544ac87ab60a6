import { Controller, Inject } from '@nestjs/common';
import { accountContract } from '@reprise/contracts/organisation';
import { readDashboardData } from '@reprise/contracts/statistics';
import type { Clock } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { documentsOf } from '@reprise/kernel/resource';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import {
  narrowed,
  scopeFilter,
  wholeAccount,
  type ScopePaths,
  type TenantScope,
} from '@reprise/read-kernel/query';
import { dailyFigures } from '@reprise/read-statistics';
import { CLOCK, DOCUMENTS } from '@reprise/kernel/ports';

const dayMs = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
const everyone: ScopePaths = { store: wholeAccount, warehouse: wholeAccount, buyer: wholeAccount };

/** First day of the last full week, Monday to Sunday, UTC: "figures refresh every Monday" (customer journey §9). */
function lastWeek(now: Date): { from: string; to: string; before: string } {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - sinceMonday * dayMs;
  return { from: day(monday - 7 * dayMs), to: day(monday - dayMs), before: day(monday - 14 * dayMs) };
}

@Controller()
export class StatisticsController {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(readDashboardData)
  async read(@Input() { scope }: InputOf<typeof readDashboardData>) {
    const { from, to, before } = lastWeek(this.clock.now());
    const account = await documentsOf(this.documents, accountContract).read(scope.accountId);
    return {
      week: { from, to },
      currency: account?.currency ?? ('EUR' as const),
      figures: await this.sum(scope, from, to),
      previous: await this.sum(scope, before, day(Date.parse(from) - dayMs)),
      // No static downloads are published yet; the specification's CSV template and guide belong to the imports.
      files: [],
    };
  }

  private async sum(scope: TenantScope, from: string, to: string) {
    const rows = await this.readModels.collection(dailyFigures);
    const days = await rows.find(narrowed(scopeFilter(scope, everyone), { day: { $gte: from, $lte: to } }));
    const figures = { declared: 0, completed: 0, cancelled: 0, notCompleted: 0, validatedAmount: 0 };
    return days.reduce(
      (all, row) => ({
        declared: all.declared + row.declared,
        completed: all.completed + row.completed,
        cancelled: all.cancelled + row.cancelled,
        notCompleted: all.notCompleted + row.notCompleted,
        validatedAmount: all.validatedAmount + row.validatedAmount,
      }),
      figures,
    );
  }
}
