import { Inject, Injectable } from '@nestjs/common';
import type { Figures } from '@reprise/contracts/statistics';
import { ReadModels } from '@reprise/read-kernel';
import { narrowed, ownPlaces, scopeFilter, type TenantScope } from '@reprise/read-kernel/query';
import { buybackFigures } from '@reprise/read-statistics';

/** Figures of some days, within what a reader may see: those of a store are its own. */
@Injectable()
export class FiguresQuery {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  /** @param from first day, @param to last day (`2026-11-16`). */
  async of(scope: TenantScope, from: string, to: string): Promise<Figures> {
    const rows = await this.readModels.collection(buybackFigures);
    const seen = narrowed(scopeFilter(scope, ownPlaces), { day: { $gte: from, $lte: to } });
    const counts = new Map(await rows.countBy('figure', seen));
    const amounts = await rows.countBy('validatedAmount', narrowed(seen, { figure: 'completed' }));
    const count = (figure: string): number => counts.get(figure) ?? 0;
    return {
      declared: count('declared'),
      completed: count('completed'),
      cancelled: count('cancelled'),
      notCompleted: count('notCompleted'),
      validatedAmount: amounts.reduce((sum, [amount, times]) => sum + Number(amount) * times, 0),
    };
  }
}
