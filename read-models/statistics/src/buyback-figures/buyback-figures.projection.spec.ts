import fc from 'fast-check';
import { foldHistory, recorded } from '@reprise/read-kernel/testing';
import { buybackFigures } from './buyback-figures.projection';

const data = {
  BuybackDeclared: {
    ...{ warehouseId: 'w', storeId: 's', buyerId: 'b', buyerAccountId: 'a' },
    price: { currency: 'EUR' },
  },
  BuybackFinalised: { storeId: 'other' },
  BuybackCompleted: { validatedPrice: 1_500 },
  ...{ BuybackCancelled: {}, BuybackNotCompleted: {} },
};
type Type = keyof typeof data;
const on = (day: string, position: number, type: Type, id = 'x') => ({
  ...recorded(position, `buyback-${id}`, { type, data: data[type] }),
  time: `${day}T23:59:59.999Z`,
});
const whose = { storeId: 's', warehouseId: 'w', buyerId: 'b', buyerAccountId: 'a', currency: 'EUR' };

describe('the figures of a buyback', () => {
  it('count its declaration on its day, and its end on the day it ends, for the same readers', () => {
    const rows = foldHistory(buybackFigures, [
      on('2026-01-05', 1, 'BuybackDeclared'),
      on('2026-01-09', 2, 'BuybackCompleted'),
    ]);
    expect(rows.get('x:opening')).toMatchObject({ figure: 'declared', day: '2026-01-05', ...whose });
    expect(rows.get('x:end')).toMatchObject({
      ...{ figure: 'completed', day: '2026-01-09', validatedAmount: 1_500, ...whose },
    });
  });

  it('have no end as long as it is open', () => {
    const rows = foldHistory(buybackFigures, [on('2026-01-05', 1, 'BuybackDeclared')]);
    expect(rows.get('x:end')).toMatchObject({ figure: 'open' });
    expect(rows.get('x:end')).not.toHaveProperty('day');
  });

  it('belong to the store that took the product in', () => {
    const rows = foldHistory(buybackFigures, [
      on('2026-01-05', 1, 'BuybackDeclared'),
      on('2026-01-06', 2, 'BuybackFinalised'),
      on('2026-01-07', 3, 'BuybackCancelled'),
    ]);
    expect([...rows.values()].map(({ storeId, figure }) => [storeId, figure])).toEqual([
      ['other', 'declared'],
      ['other', 'cancelled'],
    ]);
  });

  it('count an event once, however a replay batches it', () => {
    const ends = fc.constantFrom<Type>('BuybackCompleted', 'BuybackCancelled', 'BuybackNotCompleted');
    const lives = fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), ends), { minLength: 1 });
    fc.assert(
      fc.property(lives, fc.nat(), (happened, start) => {
        const opened = ['x', 'y', 'z'].map((id, index) => on('2026-01-05', index + 1, 'BuybackDeclared', id));
        const later = happened.map(([id, type], index) => on('2026-01-06', index + 4, type, id));
        const history = [...opened, ...later];
        const whole = foldHistory(buybackFigures, history);
        const cut = start % history.length;
        expect(foldHistory(buybackFigures, history.slice(cut), whole)).toEqual(whole);
        expect(whole.size).toBe(6);
      }),
    );
  });
});
