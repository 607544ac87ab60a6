import fc from 'fast-check';
import { itemStatusAfter, stockAfter, type ItemEvent } from '@reprise/contracts/item';
import { play } from '@reprise/kernel/testing';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { itemList, stockContents } from '@reprise/read-item';
import { itemDecider } from '../domain';
import { anId, createItem, everyItemCommand } from '../testing';

const id = anId(100);
/** The row is created by the buyback's declaration; the item's events follow. */
const declared = {
  type: 'BuybackDeclared',
  data: {
    identificationNumber: '2000000000015',
    circuit: 'web_post',
    product: { label: 'Aurora 12', brand: 'Aurora', categoryId: anId(2), categoryLabel: 'Smartphones' },
    warehouseId: anId(4),
  },
};
const lives = fc
  .tuple(
    fc.constantFrom('store-drop' as const, 'shipment' as const),
    fc.array(fc.constantFrom(...Object.values(everyItemCommand)), { maxLength: 30 }),
  )
  .map(([awaits, rest]) => play(itemDecider, [createItem(awaits), ...rest]))
  .map((steps) => ({ events: steps.flatMap(({ events }) => events), state: steps.at(-1)?.after }));
const rowsAfter = (events: readonly ItemEvent[]) => {
  const history = [
    ...historyOf(`buyback-${id}`, [declared]),
    ...historyOf(`item-${id}`, events, { from: 2 }),
  ];
  return { history, rows: foldHistory(itemList, history) };
};

describe('After any life of an item', () => {
  it('its row shows where it is, like its decider', () => {
    fc.assert(
      fc.property(lives, ({ events, state }) => {
        expect(rowsAfter(events).rows.get(id)?.status).toBe(state?.status);
      }),
      { numRuns: 300 },
    );
  });
  it('the contract derives the same status from the events alone', () => {
    fc.assert(
      fc.property(lives, ({ events, state }) => {
        const told = events.map(itemStatusAfter).findLast((status) => status !== undefined);
        expect(told).toBe(state?.status);
      }),
    );
  });
  it('it lies in the stock that its decider knows, and in none where that knows none', () => {
    fc.assert(
      fc.property(lives, ({ events, state }) => {
        const { history, rows } = rowsAfter(events);
        const known = state && 'stockId' in state ? state.stockId : undefined;
        expect(events.map(stockAfter).findLast((stockId) => stockId !== undefined) ?? undefined).toBe(known);
        expect(rows.get(id)?.stockId).toBe(known);
        expect(foldHistory(stockContents, history).get(id)?.stockId).toBe(known);
      }),
      { numRuns: 300 },
    );
  });
  it('repeated events change nothing', () => {
    fc.assert(
      fc.property(lives, fc.nat(), ({ events }, start) => {
        const { history, rows } = rowsAfter(events);
        expect(foldHistory(itemList, history.slice(start % history.length), rows)).toEqual(rows);
      }),
    );
  });
});
