import fc from 'fast-check';
import { buybackRowSchema, type BuybackCommand } from '@reprise/contracts/buyback';
import { play } from '@reprise/kernel/testing';
import { buybackList } from '@reprise/read-buyback';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { buybackDecider } from '../domain';
import { anId, anOpening, declareBuyback, everyBuybackCommand, recordControl } from '../testing';

const id = anId(100);
const control: fc.Arbitrary<BuybackCommand> = fc
  .tuple(fc.constantFrom('same-answers', 'by-price', 'absorbed', 'lower'), fc.nat(20_000))
  .map(([outcome, total]) => recordControl(outcome, total));
const anyCommand = fc.oneof(fc.constantFrom(...Object.values(everyBuybackCommand)), control);
const opening = fc
  .constantFrom('web_drop', 'web_post', 'web_collect', 'store_drop', 'store_drop_label')
  .map((circuit) => declareBuyback(anOpening(circuit)));
const lives = fc
  .tuple(opening, fc.array(anyCommand, { maxLength: 25 }))
  .map(([first, rest]) => play(buybackDecider, [first, ...rest]))
  .map((steps) => ({
    history: historyOf(
      `buyback-${id}`,
      steps.flatMap(({ events }) => events),
    ),
    state: steps.at(-1)?.after,
  }));

describe('After any life of a buyback', () => {
  it('its row agrees with its decider, and matches the contract', () => {
    fc.assert(
      fc.property(lives, ({ history, state }) => {
        const row = foldHistory(buybackList, history).get(id);
        expect(row?.status).toBe(state?.status);
        buybackRowSchema.parse(row);
      }),
      { numRuns: 300 },
    );
  });
  it('its row shows a pending or failed cancellation, and none once it has ended', () => {
    const shown = { none: undefined, pending: 'requested', failed: 'failed' } as const;
    fc.assert(
      fc.property(lives, ({ history, state }) => {
        const stage = state && 'cancellation' in state ? state.cancellation.stage : 'none';
        expect(foldHistory(buybackList, history).get(id)?.cancellation).toBe(shown[stage]);
      }),
      { numRuns: 300 },
    );
  });
  it('its row has a proposal exactly while the decider waits for an answer', () => {
    fc.assert(
      fc.property(lives, ({ history, state }) => {
        const waits = state?.status === 'bb_in_processing' && state.test.stage === 'proposed';
        expect(foldHistory(buybackList, history).get(id)?.proposal?.status === 'open').toBe(waits);
      }),
      { numRuns: 300 },
    );
  });
  it('repeated events change nothing', () => {
    fc.assert(
      fc.property(lives, fc.nat(), ({ history }, start) => {
        const once = foldHistory(buybackList, history);
        expect(foldHistory(buybackList, history.slice(start % history.length), once)).toEqual(once);
      }),
    );
  });
});
