import type { RecordedEvent } from '@reprise/contracts/kernel';
import { anEvent } from '../../testing';
import { ImportConflict } from '../event-import.port';
import { importRuns, type ImportTarget } from './history-import';

const history = (count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    ...anEvent(),
    ...{ stream: `buyback-${n}`, revision: 0, position: '', time: '2021-01-01T00:00:00.000Z' },
  })) as RecordedEvent[];

/** A log that answers in its own time, and may lose a request. */
function aTarget(lost: (stream: string) => boolean = () => false) {
  const places = new Map<string, number>();
  let [underWay, most] = [0, 0];
  const target: ImportTarget = {
    streams: { read: async () => [] } as never,
    async write(stream) {
      const place = places.get(stream) ?? places.size + 1;
      if (!lost(stream)) places.set(stream, place);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((done) => setImmediate(done));
      underWay -= 1;
      if (lost(stream)) throw new Error('deadline');
      return { revision: 0, position: String(place) };
    },
    head: async () => (places.size === 0 ? '' : String(places.size)),
    compare: (a, b) => Number(a) - Number(b),
  };
  return { target, order: () => [...places.keys()], most: () => most };
}
const streamsOf = (events: readonly RecordedEvent[]) => events.map(({ stream }) => stream);

describe('a history written to another log', () => {
  it('is under way many events at a time, in its order', async () => {
    const events = history(1000);
    const { target, order, most } = aTarget();
    expect(await importRuns(events, target)).toBe('1000');
    expect(order()).toEqual(streamsOf(events));
    expect(most()).toBeGreaterThan(100);
  });

  it('waits for each event that may be there already', async () => {
    const events = history(300);
    const { target, order, most } = aTarget();
    await importRuns(events.slice(0, 1), target);
    await importRuns(events.slice(0, 2), target);
    expect(most()).toBe(1);
    await importRuns(events, target);
    expect(order()).toEqual(streamsOf(events));
  });

  it('is refused where an earlier attempt lost one and wrote later ones: its order could not be had any more', async () => {
    const events = history(300);
    let isLosing = true;
    const { target } = aTarget((stream) => isLosing && stream === 'buyback-100');
    await expect(importRuns(events, target)).rejects.toThrow('deadline');
    isLosing = false;
    await expect(importRuns(events, target)).rejects.toThrow(ImportConflict);
  });
});
