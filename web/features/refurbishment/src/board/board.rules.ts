import type { readRefurbishmentBoard } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';

export type Board = ReplyOf<typeof readRefurbishmentBoard>;
export type Group = Board['byStock'][number];
export type Margin = Board['margins'][number];
export type Grouping = 'stock' | 'step' | 'technician';

export const workList = '/items-in-refurbishment';
export const testedList = '/items-tested';
type Period = { readonly from: string; readonly to: string };
const filterOf = { stock: 'stockId', step: 'work.refurbStepId', technician: 'work.technicianId' } as const;

const dayMs = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** The list that a number counts. */
export const listOf = {
  inDiagnosis: '/items-stock?status=item_refurb_diagnostic_in_progress',
  overdue: ({ today }: Pick<Board, 'today'>): string =>
    `${workList}?work.dueOn[before]=${dayBefore(today)}&sort=work.dueOn:asc`,
  /** What the figures of a period count, by the day that they count by. */
  period: (day: 'testedOn' | 'diagnosedOn' | 'refurbishedOn', { from, to }: Period): string =>
    `${testedList}?${day}[after]=${from}&${day}[before]=${to}&sort=${day}:desc`,
  dearest: `${workList}?sort=plannedCost:desc`,
  group: (by: Grouping, id: string): string => `${workList}?${filterOf[by]}=${id}`,
  /** Only what is paid has a margin. */
  margin: ({ productId, state }: Pick<Margin, 'productId' | 'state'>): string =>
    `/items-stock?status=item_refurb_completed&productId=${productId}&state=${state}&purchasePrice[gte]=0`,
} as const;

/** Where most days are spent waiting, items and their age together; undefined while nothing waits. */
export function bottleneckOf(groups: readonly Group[]): string | undefined {
  const days = ({ items, averageDays }: Group): number => items * averageDays;
  const [most] = [...groups].sort((a, b) => days(b) - days(a));
  return most && days(most) > 0 ? most.id : undefined;
}

export const isEmpty = ({ inDiagnosis, inRefurbishment, margins }: Board): boolean =>
  inDiagnosis + inRefurbishment + margins.length === 0;
