import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { Currency, RecordedEvent } from '@reprise/contracts/kernel';
import { projection, streamId, type Row, type RowContent } from '@reprise/read-kernel';

/** One thing that is counted on a day, with those who may count it. A buyback has two: its opening and its end. */
export type BuybackFiguresRow = Row & {
  readonly figure: 'declared' | 'open' | 'completed' | 'cancelled' | 'notCompleted';
  /** Day (UTC) on which it happened; none as long as the buyback is open. */
  readonly day?: string;
  readonly storeId?: string;
  readonly warehouseId: string;
  readonly buyerId?: string;
  /** The account that buys it and counts it too (ADR 28). */
  readonly buyerAccountId?: string;
  readonly currency: Currency;
  /** Minor units, of completed buybacks. */
  readonly validatedAmount?: number;
};
type Content = RowContent<BuybackFiguresRow>;
type Known = BuybackFiguresRow | undefined;
type Of<T extends BuybackEvent['type']> = RecordedEvent<Extract<BuybackEvent, { type: T }>>;

const dayOf = (event: RecordedEvent): string => event.time.slice(0, 10);
const opening = (id: string): string => `${id}:opening`;
const end = (id: string): string => `${id}:end`;
/** A declaration opens both, so that whatever ends a buyback finds there whose it is. */
const affectsBoth: readonly string[] = ['BuybackDeclared', 'BuybackFinalised'];

function declared(_row: Known, event: Of<'BuybackDeclared'>, key: string): Content {
  const { storeId, warehouseId, buyerId, buyerAccountId, price } = event.data;
  const places = { warehouseId, ...(storeId && { storeId }), ...(buyerId && { buyerId }) };
  const whose = { ...places, ...(buyerAccountId && { buyerAccountId }), currency: price.currency };
  const opens = key === opening(streamId(event));
  return opens ? { ...whose, figure: 'declared', day: dayOf(event) } : { ...whose, figure: 'open' };
}

const ended =
  (figure: 'cancelled' | 'notCompleted') =>
  (row: Known, event: RecordedEvent): Content | undefined =>
    row && { ...row, figure, day: dayOf(event) };

/** "How many buybacks were declared, completed, cancelled, by whom and when?" */
export const buybackFigures = projection<BuybackFiguresRow, BuybackEvent>({
  name: 'buyback_figures_v2',
  collection: {
    indexes: [
      { fields: ['accountId', 'day', 'figure', 'validatedAmount'], sparse: 'day' },
      { fields: ['accountId', 'storeId', 'day'], sparse: 'storeId' },
      { fields: ['accountId', 'warehouseId', 'day'] },
      { fields: ['accountId', 'buyerId', 'day'], sparse: 'buyerId' },
      { fields: ['buyerAccountId', 'day'], sparse: 'buyerAccountId' },
    ],
  },
  keys: (event) => {
    const id = streamId(event);
    return affectsBoth.includes(event.type) ? [opening(id), end(id)] : [end(id)];
  },
  handlers: {
    BuybackDeclared: declared,
    // A product declared on the web belongs to the store that took it in.
    BuybackFinalised: (row, { data }) => row && { ...row, storeId: data.storeId },
    BuybackCompleted: (row, event) =>
      row && {
        ...row,
        figure: 'completed',
        day: dayOf(event),
        validatedAmount: event.data.validatedPrice,
      },
    BuybackCancelled: ended('cancelled'),
    BuybackNotCompleted: ended('notCompleted'),
  },
});
