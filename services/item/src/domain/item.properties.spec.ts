import fc from 'fast-check';
import { movesOf, play, step } from '@reprise/kernel/testing';
import { createItem, everyItemCommand, itemStates } from '../testing';
import { itemDecider } from './item.decider';
import type { ItemState } from './item.state';

const aside = ['item_to_reintegrate_to_stock', 'item_lost_warehouse'];
const tested = [
  'item_completed',
  'item_completed_by_price',
  'item_completed_with_absorption',
  'item_in_quarantine',
];
const answered = ['item_completed_with_negociation', 'item_to_return'];
const bought = ['item_refurb_diagnostic_in_progress', 'item_sold', ...aside];
/** domain §3 as a graph. */
const graph: Readonly<Record<ItemState['status'], readonly string[]>> = {
  none: ['item_awaiting_store_drop', 'item_awaiting_inventory'],
  item_created: [],
  item_awaiting_store_drop: ['item_awaiting_inventory', 'item_lost_store', 'item_cancelled'],
  item_awaiting_inventory: [
    'item_in_transit',
    'item_registered_in_warehouse',
    'item_awaiting_compliancy_tests',
    ...tested,
    'item_lost_store',
    'item_cancelled',
  ],
  item_in_transit: [
    'item_registered_in_warehouse',
    'item_awaiting_compliancy_tests',
    ...tested,
    'item_lost_transport',
    'item_to_reintegrate_to_stock',
  ],
  item_registered_in_warehouse: ['item_awaiting_inventory', 'item_in_transit', ...tested, ...aside],
  item_awaiting_compliancy_tests: [...tested, ...answered, ...aside],
  item_in_quarantine: ['item_awaiting_compliancy_tests', ...answered, ...aside],
  item_completed: bought,
  item_completed_by_price: bought,
  item_completed_with_absorption: bought,
  item_completed_with_negociation: bought,
  item_refurb_diagnostic_in_progress: ['item_refurb_in_progress', 'item_refurb_completed', ...aside],
  item_refurb_in_progress: ['item_refurb_completed', ...aside],
  item_refurb_completed: ['item_sold', ...aside],
  item_to_return: ['item_returned', 'item_lost_warehouse'],
  item_lost_store: ['item_to_reintegrate_to_stock'],
  item_lost_transport: ['item_to_reintegrate_to_stock'],
  item_lost_warehouse: ['item_to_reintegrate_to_stock'],
  item_to_reintegrate_to_stock: ['item_lost_store', 'item_lost_warehouse', 'item_to_return', 'item_returned'],
  item_returned: [],
  item_sold: [],
  item_cancelled: [],
};

const lives = fc
  .tuple(
    fc.constantFrom('store-drop' as const, 'shipment' as const),
    fc.array(fc.constantFrom(...Object.values(everyItemCommand)), { maxLength: 30 }),
  )
  .map(([awaits, rest]) => play(itemDecider, [createItem(awaits), ...rest]));

it('The graph of an item names every move of its outcome table', () => {
  const moves = movesOf(itemDecider, { states: itemStates, commands: everyItemCommand });
  for (const [from, to] of Object.entries(moves))
    expect([from, graph[from as keyof typeof graph]]).toEqual([from, expect.arrayContaining([...to])]);
});

describe('Any life of an item', () => {
  it('moves only along the graph, and never leaves a final status', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, after } of steps) {
          if (before.status !== after.status) expect(graph[before.status]).toContain(after.status);
        }
      }),
    );
  });
  it('has no second effect if a command is repeated, except for a mail requested again', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { command, after } of steps) {
          if (command.type === 'RequestQuarantineMail') continue;
          expect(step(itemDecider, after, command).events).toEqual([]);
        }
      }),
    );
  });
});
