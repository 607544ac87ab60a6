import type { Diagnostic } from '@reprise/contracts/catalogue';
import { questionsTold, type ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { aRecorded, play } from '@reprise/kernel/testing';
import { itemDecider } from '../domain';
import { anId, itemStates } from '../testing';
import { passportOf, toldTo } from './item-passport.rules';

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

const question = { questionId: anId(70), question: 'Schaltet es sich normal ein?' };
const answered = { ...question, answerId: anId(71), answer: 'Ja' };
const diagnostic = {
  options: [],
  questions: [
    {
      ...{ id: question.questionId, title: 'S’allume-t-il normalement ?', answers: [] },
      titleTranslations: { 'de-DE': question.question, 'en-GB': 'Does it switch on?' },
    },
  ],
} as unknown as Diagnostic;

describe('the questions of a passport', () => {
  // Declared in German: the test keeps the questions in that language.
  const events = eventsOf('item_completed').map((event) =>
    event.type === 'ItemControlled'
      ? { ...event, data: { ...event.data, control: { ...event.data.control, answers: [answered] } } }
      : event,
  );
  const told = (known: readonly Diagnostic[]) => {
    const passport = passportOf(named, events);
    if (!passport) throw new Error('no passport');
    return { passport, told: toldTo(passport, events, known) };
  };

  it.each([
    ['fr-FR', 'S’allume-t-il normalement ?'],
    ['en-GB', 'Does it switch on?'],
    ['de-DE', 'Schaltet es sich normal ein?'],
    ['nl-BE', 'S’allume-t-il normalement ?'],
  ])('are read in the language of the paper, %s, whatever language was declared in', (language, text) =>
    expect(questionsTold(told([diagnostic]).told.tested, language)).toEqual([text]),
  );
  it('are those that were kept where their diagnostic is gone', () =>
    expect(questionsTold(told([]).told.tested, 'fr-FR')).toEqual([question.question]));
  it('leave the verification code alone', () => {
    const { passport, told: read } = told([diagnostic]);
    expect(read.code).toBe(passport.code);
  });
});
