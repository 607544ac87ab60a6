import type { ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { aRecorded, play } from '@reprise/kernel/testing';
import { itemDecider } from '../domain';
import { itemStates } from '../testing';
import { passportOf } from './item-passport.rules';

const named = { identificationNumber: '2000000000015', product: 'Aurora 12', brand: 'Aurora' };
const eventsOf = (state: string): RecordedEvent<ItemEvent>[] =>
  play(itemDecider, itemStates[state] ?? []).flatMap(({ events }) =>
    events.map((event) => ({ ...aRecorded(), ...event }) as RecordedEvent<ItemEvent>),
  );
const inState = (state: string) => passportOf(named, eventsOf(state));

describe('a passport', () => {
  it.each([
    ...['item_refurb_diagnostic_in_progress', 'item_refurb_diagnostic_in_progress, answered'],
    ...['item_refurb_diagnostic_in_progress, summarised', 'item_refurb_in_progress'],
    ...['item_refurb_in_progress, step started', 'item_refurb_in_progress, step paused'],
    ...['item_refurb_in_progress, step completed', 'item_refurb_in_progress, erasure started'],
  ])('is not ready while a diagnosis or a step is open: %s', (state) =>
    expect([itemStates[state]?.length, inState(state)]).toEqual([expect.any(Number), undefined]),
  );

  it.each([
    ['item_completed', 0],
    ['item_refurb_completed, without any step', 0],
    ['item_refurb_in_progress, all steps done', 1],
    ['item_refurb_completed', 1],
  ])('is ready once nothing is left to do: %s, %i steps', (state, steps) =>
    expect(inState(state)?.steps).toHaveLength(steps),
  );
});
