import type { DomainEvent } from '@reprise/contracts/kernel';
import { comparePositions, foldHistory, recorded } from '../testing';
import { projection } from './define-projection';
import { foldEvents, touches } from './fold-events';
import { questionOf, type Row } from './projection';
import { ProjectionFailure } from './projection-failure';

type Told = DomainEvent<'Told', { word: string }> | DomainEvent<'Forgotten', null>;
type Words = Row & { readonly words: readonly string[] };

const words = projection<Words, Told>({
  name: 'words_v1',
  keys: (event) => (event.type === 'Told' ? [event.data.word, 'all'] : ['all']),
  handlers: {
    Told: (row, event) => ({ words: [...(row?.words ?? []), event.data.word] }),
    Forgotten: (row) => (row ? null : undefined),
  },
});
const told = (position: number, word: string) => recorded(position, 's-1', { type: 'Told', data: { word } });
const forgotten = (position: number) => recorded(position, 's-1', { type: 'Forgotten', data: null });
const fold = (events: ReturnType<typeof told>[], rows: ReadonlyMap<string, Words | undefined> = new Map()) =>
  foldEvents(words, touches(words, events), rows, comparePositions);

describe('folding events', () => {
  it('gives every affected row its key, account and position', () => {
    expect([...fold([told(1, 'a'), told(2, 'b')]).values()]).toEqual([
      { _id: 'a', accountId: 'a', position: '1', words: ['a'] },
      { _id: 'all', accountId: 'a', position: '2', words: ['a', 'b'] },
      { _id: 'b', accountId: 'a', position: '2', words: ['b'] },
    ]);
  });

  it('leaves a row that has already seen the event', () => {
    const all: Words = { _id: 'all', accountId: 'a', position: '5', words: ['x'] };
    const changed = fold([told(5, 'a'), told(6, 'b')], new Map([['all', all]]));
    expect(changed.get('all')?.words).toEqual(['x', 'b']);
  });

  it('removes a row on null and leaves an absent one on undefined', () => {
    expect(fold([told(1, 'a'), forgotten(2)]).get('all')).toBeUndefined();
    expect(fold([forgotten(1)]).size).toBe(0);
  });

  it('finds out in a spec whether a handler changes its row in place', () => {
    const hasty = projection<Words, Told>({
      name: 'hasty_words_v1',
      handlers: { Told: (row, { data: { word } }) => (row ? Object.assign(row, { word }) : { words: [] }) },
    });
    expect(() => foldHistory(hasty, [told(1, 'a'), told(2, 'b')])).toThrow(ProjectionFailure);
  });

  it('changes the row of the stream, unless the type of the event names other rows', () => {
    const named = { keys: { Told: ({ data }: { data: { word: string } }) => [data.word] } };
    const handlers = { Told: () => ({ words: [] }), Forgotten: () => null };
    const mixed = projection<Words, Told>({ name: 'mixed_words_v1', ...named, handlers });
    expect([told(1, 'a'), forgotten(2)].map((event) => mixed.keys(event))).toEqual([['a'], ['1']]);
    expect(mixed.scattered).toEqual(['Told']);
    expect(words.scattered).toEqual(['Told', 'Forgotten']);
    expect(projection<Words, Told>({ name: 'own_words_v1', handlers }).scattered).toEqual([]);
  });

  it('names the event whose keys cannot be determined', () => {
    const throwing = {
      ...words,
      keys: (): readonly string[] => {
        throw new TypeError('no key');
      },
    };
    expect(() => touches(throwing, [told(7, 'a')])).toThrow(
      'words_v1 cannot apply Told event-7 of s-1: no key',
    );
  });
});

describe('the name of a projection', () => {
  it('is its question and version', () => {
    expect(questionOf('buyback_list_v12')).toBe('buyback_list');
    expect(() => questionOf('buyback_list')).toThrow(RangeError);
    expect(() => projection({ name: 'x-v1', handlers: {} })).toThrow(RangeError);
  });
});
