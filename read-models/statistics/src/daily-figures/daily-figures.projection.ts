import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { projection, type Row } from '@reprise/read-kernel';

/** Counters of one account and one day; a week is the sum of seven days. */
export type DailyFiguresRow = Row & {
  readonly day: string;
  readonly declared: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly notCompleted: number;
  /** Minor units, of completed buybacks. */
  readonly validatedAmount: number;
};
type Counter = 'declared' | 'completed' | 'cancelled' | 'notCompleted';

const dayOf = (event: RecordedEvent): string => event.time.slice(0, 10);

const counted =
  (counter: Counter, amount: (event: RecordedEvent<BuybackEvent>) => number = () => 0) =>
  (row: DailyFiguresRow | undefined, event: RecordedEvent<BuybackEvent>) => {
    const before = row ?? { declared: 0, completed: 0, cancelled: 0, notCompleted: 0, validatedAmount: 0 };
    const after = { ...before, day: dayOf(event), validatedAmount: before.validatedAmount + amount(event) };
    return { ...after, [counter]: before[counter] + 1 };
  };

/** "How many buybacks were declared, completed, cancelled on a day?" */
export const dailyFigures = projection<DailyFiguresRow, BuybackEvent>({
  name: 'daily_figures_v1',
  collection: { indexes: [{ fields: ['accountId', 'day'] }] },
  keys: (event) => [`${event.accountId}:${dayOf(event)}`],
  handlers: {
    BuybackDeclared: counted('declared'),
    BuybackCompleted: counted('completed', ({ data }) =>
      'validatedPrice' in data ? data.validatedPrice : 0,
    ),
    BuybackCancelled: counted('cancelled'),
    BuybackNotCompleted: counted('notCompleted'),
  },
});
