import fc from 'fast-check';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { isTerminalBuyback, type BuybackStatus } from '@reprise/contracts/rules';
import { movesOf, play, step } from '@reprise/kernel/testing';
import { anOpening, buybackStates, declareBuyback, everyBuybackCommand, recordControl } from '../testing';
import { buybackDecider } from './buyback.decider';
import type { BuybackState } from './buyback.state';

const ends = ['bb_not_completed', 'bb_cancelled'] as const;
const outcomes = [
  'bb_completed',
  'bb_completed_by_price',
  'bb_completed_with_absorption',
  'bb_completed_with_negociation',
] as const;
const processing = ['bb_in_processing', ...outcomes, ...ends] as const;
/** domain §2 as a graph; a test may also imply the arrival. */
const graph: Readonly<Record<BuybackState['status'], readonly string[]>> = {
  none: ['bb_awaiting_store_drop', 'bb_awaiting_inventory'],
  bb_awaiting_store_drop: ['bb_awaiting_inventory', ...ends],
  bb_awaiting_inventory: ['bb_in_transit', ...processing],
  bb_in_transit: processing,
  bb_in_processing: ['bb_awaiting_inventory', 'bb_in_transit', ...outcomes, ...ends],
  bb_completed: [],
  bb_completed_by_price: [],
  bb_completed_with_absorption: [],
  bb_completed_with_negociation: [],
  bb_not_completed: [],
  bb_cancelled: [],
};

const control: fc.Arbitrary<BuybackCommand> = fc
  .tuple(fc.constantFrom('same-answers', 'by-price', 'absorbed', 'lower'), fc.nat(20_000))
  .map(([outcome, total]) => recordControl(outcome, total));
const anyCommand = fc.oneof(fc.constantFrom(...Object.values(everyBuybackCommand)), control);
const opening = fc
  .constantFrom('web_drop', 'web_post', 'web_collect', 'store_drop', 'store_drop_label')
  .map((circuit) => declareBuyback(anOpening(circuit)));
const lives = fc
  .tuple(opening, fc.array(anyCommand, { maxLength: 25 }))
  .map(([first, rest]) => play(buybackDecider, [first, ...rest]));

const isTerminal = (status: BuybackState['status']): boolean =>
  status !== 'none' && isTerminalBuyback(status satisfies BuybackStatus);

it('The graph of a buyback names every move of its outcome table', () => {
  const moves = movesOf(buybackDecider, { states: buybackStates, commands: everyBuybackCommand });
  for (const [from, to] of Object.entries(moves))
    expect([from, graph[from as keyof typeof graph]]).toEqual([from, expect.arrayContaining([...to])]);
});

describe('Any life of a buyback', () => {
  it('moves only along the graph, and never leaves a final status', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, after, events } of steps) {
          if (before.status !== after.status) expect(graph[before.status]).toContain(after.status);
          if (isTerminal(before.status)) expect(events).toEqual([]);
        }
      }),
    );
  });
  it('never validates more than was declared or proposed', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const events = steps.flatMap((one) => one.events);
        const offers = events.flatMap((event) => {
          if (event.type === 'BuybackDeclared' || event.type === 'BuybackRediagnosed')
            return [event.data.price.total];
          return event.type === 'PriceProposed' ? [event.data.proposedPrice] : [];
        });
        for (const event of events) {
          if (event.type !== 'BuybackCompleted') continue;
          expect(event.data.validatedPrice).toBeLessThanOrEqual(Math.max(...offers));
        }
      }),
    );
  });
  it('has no second effect if a command is repeated', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { command, after } of steps)
          expect(step(buybackDecider, after, command).events).toEqual([]);
      }),
    );
  });
});
