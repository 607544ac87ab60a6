import fc from 'fast-check';
import { expectedOf, stepCosts } from '@reprise/contracts/item';
import { play } from '@reprise/kernel/testing';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { itemEconomics, itemRefurbishment } from '@reprise/read-item';
import { itemDecider } from '../domain';
import { anId, createItem, everyItemCommand } from '../testing';
import { cancelStep, completeStep, pauseStep, planStep, resumeStep, startStep } from '../testing';
import { itemStates } from '../testing';

const id = anId(100);
const product = {
  id: anId(1),
  label: 'Aurora 12',
  brand: 'Aurora',
  categoryId: anId(2),
  categoryLabel: 'Phones',
};
const declared = {
  type: 'BuybackDeclared',
  data: {
    ...{ identificationNumber: '2000000000015', circuit: 'web_post', product, warehouseId: anId(4) },
    price: { total: 10_000, currency: 'EUR', state: 'grade_b', lines: [] },
  },
};
const inRefurbishment = itemStates['item_refurb_in_progress'] ?? [];
const work = [1, 2, 3].flatMap((n) => [
  ...[planStep(n), startStep(n), pauseStep(n), resumeStep(n), completeStep(n)],
  ...[cancelStep(n), cancelStep(n, 'in_progress')],
]);
const lives = fc
  .array(fc.constantFrom(...work, ...Object.values(everyItemCommand)), { maxLength: 40 })
  .map((rest) => play(itemDecider, [createItem(), ...inRefurbishment.slice(1), ...rest]))
  .map((steps) => ({ events: steps.flatMap(({ events }) => events), state: steps.at(-1)?.after }));
const bought = fc.option(fc.nat(50_000), { nil: undefined });

describe('What an item has cost, after any life', () => {
  it('is the same to the cent in its row, in its steps and in its decider', () => {
    fc.assert(
      fc.property(lives, bought, ({ events, state }, validatedPrice) => {
        const completed =
          validatedPrice === undefined
            ? []
            : [{ type: 'BuybackCompleted', data: { status: 'bb_completed', validatedPrice } }];
        const history = [
          ...historyOf(`buyback-${id}`, [declared, ...completed]),
          ...historyOf(`item-${id}`, events, { from: 3 }),
        ];
        const row = foldHistory(itemEconomics, history).get(id);
        const tab = foldHistory(itemRefurbishment, history).get(id);
        const told = { plannedCost: row?.plannedCost, completedCost: row?.completedCost };
        expect(told).toEqual(stepCosts(row?.steps ?? []));
        if (tab && tab.steps.length > 0) expect(told).toEqual(stepCosts(tab.steps));
        if (state && 'steps' in state) expect(told).toEqual(stepCosts(state.steps));
        expect(row?.purchasePrice).toBe(validatedPrice);
        expect(row?.stockId !== undefined).toBe(row?.stockedAt !== undefined);
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order in which its steps were worked on', () => {
    const acts = [1, 2].flatMap((n) => [
      [startStep(n), completeStep(n)],
      [planStep(n + 2), cancelStep(n + 2)],
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray(acts, { minLength: acts.length }), (order) => {
        const all = play(itemDecider, [...inRefurbishment, ...order.flat()]).flatMap(({ events }) => events);
        const history = [
          ...historyOf(`buyback-${id}`, [declared]),
          ...historyOf(`item-${id}`, all, { from: 2 }),
        ];
        const row = foldHistory(itemEconomics, history).get(id);
        expect(row).toMatchObject({ plannedCost: 2_500, completedCost: 2_500 });
      }),
    );
  });
});

describe('An expected margin', () => {
  it('is what is left of the resale price, and unknown without one', () => {
    const costs = { purchasePrice: 10_000, plannedCost: 2_500, completedCost: 0 };
    expect(expectedOf(costs, 18_000)).toEqual({ price: 18_000, margin: 5_500 });
    expect(expectedOf({ ...costs, purchasePrice: undefined }, 18_000)).toEqual({ price: 18_000 });
    expect(expectedOf(costs, undefined)).toEqual({});
  });
});
