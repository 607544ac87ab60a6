import fc from 'fast-check';
import { foldHistory, recorded } from '@reprise/read-kernel/testing';
import { dailyFigures } from './daily-figures.projection';

const data = {
  ...{ BuybackDeclared: {}, BuybackCancelled: {}, BuybackNotCompleted: {} },
  BuybackCompleted: { validatedPrice: 1_500 },
};
type Type = keyof typeof data;
const on = (day: string, position: number, type: Type, accountId = 'a') => ({
  ...recorded(position, `buyback-${position}`, { type, data: data[type] }, accountId),
  time: `${day}T23:59:59.999Z`,
});

describe('the figures of a day', () => {
  it('count each outcome of one account, and add up the validated amounts', () => {
    const day = '2026-01-05';
    const rows = foldHistory(dailyFigures, [
      ...[on(day, 1, 'BuybackDeclared'), on(day, 2, 'BuybackDeclared'), on(day, 3, 'BuybackCompleted')],
      ...[on(day, 4, 'BuybackCompleted'), on(day, 5, 'BuybackCancelled'), on(day, 6, 'BuybackNotCompleted')],
      ...[on('2026-01-06', 7, 'BuybackDeclared'), on(day, 8, 'BuybackDeclared', 'b')],
    ]);
    expect(rows.get(`a:${day}`)).toMatchObject({
      ...{ day, declared: 2, completed: 2, cancelled: 1, notCompleted: 1, validatedAmount: 3_000 },
    });
    expect(rows.get('a:2026-01-06')).toMatchObject({ declared: 1, completed: 0 });
    expect(rows.get(`b:${day}`)).toMatchObject({ accountId: 'b', declared: 1 });
  });

  it('count an event once, however a replay batches it', () => {
    const days = fc.constantFrom('2026-01-05', '2026-01-06');
    const types = fc.constantFrom<Type>('BuybackDeclared', 'BuybackCompleted', 'BuybackCancelled');
    fc.assert(
      fc.property(fc.array(fc.tuple(days, types), { minLength: 1 }), fc.nat(), (happened, start) => {
        const history = [...happened]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([day, type], index) => on(day, index + 1, type));
        const whole = foldHistory(dailyFigures, history);
        const cut = start % history.length;
        const halves = foldHistory(
          dailyFigures,
          history.slice(cut),
          foldHistory(dailyFigures, history.slice(0, cut)),
        );
        expect(halves).toEqual(whole);
        expect(foldHistory(dailyFigures, history.slice(cut), whole)).toEqual(whole);
        const counted = [...whole.values()].map((row) => row.declared + row.completed + row.cancelled);
        expect(counted.reduce((sum, each) => sum + each, 0)).toBe(history.length);
      }),
    );
  });
});
