import { Inject, Injectable } from '@nestjs/common';
import type { Currency } from '@reprise/contracts/kernel';
import type { Figures } from '@reprise/contracts/statistics';
import { RefurbishmentFiguresQuery } from '@reprise/item';
import { ReadModels } from '@reprise/read-kernel';
import { narrowed, ownPlaces, scopeFilter, type TenantScope } from '@reprise/read-kernel/query';
import { buybackFigures } from '@reprise/read-statistics';

const own = { ...ownPlaces, sharedWith: 'buyerAccountId' } as const;

/** Figures of some days, within what a reader may see: a store's are its own, a buyer account's what it buys of others too. */
@Injectable()
export class FiguresQuery {
  constructor(
    private readonly refurbishment: RefurbishmentFiguresQuery,
    @Inject(ReadModels) private readonly readModels: ReadModels,
  ) {}

  /**
   * @param from first day, @param to last day (`2026-11-16`).
   * @param currency amounts in others are left out: an account may buy from one that has another.
   */
  async of(scope: TenantScope, currency: Currency, from: string, to: string): Promise<Figures> {
    const rows = await this.readModels.collection(buybackFigures);
    const seen = narrowed(scopeFilter(scope, own), { day: { $gte: from, $lte: to } });
    const counts = new Map(await rows.countBy('figure', seen));
    const amounts = await rows.countBy('validatedAmount', narrowed(seen, { figure: 'completed', currency }));
    const count = (figure: string): number => counts.get(figure) ?? 0;
    const ofWorkshop = scope.by !== 'store';
    return {
      declared: count('declared'),
      completed: count('completed'),
      cancelled: count('cancelled'),
      notCompleted: count('notCompleted'),
      validatedAmount: amounts.reduce((sum, [amount, times]) => sum + Number(amount) * times, 0),
      ...(ofWorkshop && { refurbishment: await this.refurbishment.of(scope, { from, to }, currency) }),
    };
  }
}
