import { deriveId, deriveIdAt, idInList, uuidv7 } from './ids';
import { TestClock } from './test-clock';

const uuid = (version: number): RegExp =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`);

describe('ids', () => {
  it('are unique and in order', () => {
    const ids = Array.from({ length: 100 }, uuidv7);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids[0]).toMatch(uuid(7));
  });

  it('derive from their parts, and keep parts distinct', () => {
    expect(deriveId('a', 1)).toBe(deriveId('a', 1));
    expect(deriveId('a', 1)).toMatch(uuid(5));
    // What the log holds was derived so: a command that is sent again must find its own events.
    expect(deriveId('event', 'Zoé', 0)).toBe('ae9493c6-0081-556f-a045-1d7992ec7323');
    expect(deriveId('ab', 'c')).not.toBe(deriveId('a', 'bc'));
  });

  it('derive with the time of their origin, so that what happens later comes later', () => {
    const [origin, later] = [idInList(uuidv7(), '2026-01-05T09:00:00.000Z', 1), uuidv7()];
    const ids = [0, 1, 2].map((index) => deriveIdAt(origin, 'event', origin, index));
    expect(ids).toEqual([0, 1, 2].map((index) => deriveIdAt(origin, 'event', origin, index)));
    expect(new Set(ids).size).toBe(3);
    for (const id of [...ids, deriveIdAt(ids[0] ?? '', 'command', 'of that event')]) {
      expect(id).toMatch(uuid(7));
      expect(id.slice(0, 13)).toBe(origin.slice(0, 13));
      expect(id < deriveIdAt(later, 'event', later, 0)).toBe(true);
    }
    // What the log holds was derived so: a command that is sent again must find its own events.
    const known = '019b8d31-3a80-7000-8000-000000000001';
    expect(deriveIdAt(known, 'event', known, 0)).toBe('019b8d31-3a80-7a1d-b963-b96455176ef7');
  });

  it('derive as ever from an origin without a time: what earlier versions have written is found again', () => {
    const origin = deriveId('a command');
    expect(deriveIdAt(origin, 'event', origin, 0)).toBe(deriveId('event', origin, 0));
    for (const text of ['any text', 'order-of-2026:7-ninety-one-of-thirty'])
      expect(deriveIdAt(text, 'event', text, 0)).toBe(deriveId('event', text, 0));
  });

  it('of a list’s entries are always the same, in the order of the list, and no other list’s', () => {
    const [list, other] = [uuidv7(), uuidv7()];
    const at = '2026-01-05T09:00:00.000Z';
    const ids = [1, 2, 250, 199_999].map((entry) => idInList(list, at, entry));
    expect(ids).toEqual([1, 2, 250, 199_999].map((entry) => idInList(list, at, entry)));
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const id of ids) expect(id).toMatch(uuid(7));
    expect(ids).not.toContain(idInList(other, at, 1));
  });
});

describe('the test clock', () => {
  it('runs due callbacks in order, each at its own time, including those scheduled meanwhile', async () => {
    const clock = new TestClock('2026-01-05T09:00:00.000Z');
    const seen: string[] = [];
    const note = (): void => void seen.push(clock.now().toISOString().slice(17, 19));
    clock.after(2000, note);
    clock.after(1000, () => (note(), clock.after(500, note)));
    clock.after(1200, note)();
    await clock.advance(5000);
    expect(seen).toEqual(['01', '01', '02']);
    expect(clock.now().toISOString()).toBe('2026-01-05T09:00:05.000Z');
  });
});
