import { aRecorded } from '../../testing';
import { ReadAhead } from './read-ahead';

const events = ['1', '2', '3', '4', '5'].map((position) => aRecorded({ position }));
const positions = (page: readonly { position: string }[] | undefined) =>
  page?.map(({ position }) => position);

describe('read-ahead events', () => {
  it('are returned page by page to a reader that continues where a page ended', () => {
    const ahead = new ReadAhead();
    expect(positions(ahead.split(events, 2))).toEqual(['1', '2']);
    expect(ahead.take('1', 2)).toBeUndefined();
    expect(positions(ahead.take('2', 2))).toEqual(['3', '4']);
    expect(ahead.expects('4')).toBe(true);
    expect(ahead.take('4', 2)).toBeUndefined();
    expect(positions(ahead.take('4', 1))).toEqual(['5']);
  });

  it('do not include what comes after the end of the log', () => {
    const ahead = new ReadAhead();
    expect(positions(ahead.split(events, 9))).toEqual(['1', '2', '3', '4', '5']);
    expect(ahead.expects('5')).toBe(false);
  });

  it('are kept for a few readers only', () => {
    const ahead = new ReadAhead();
    for (let from = 0; from < 9; from += 1)
      ahead.split([aRecorded({ position: `p${from}` }), aRecorded({ position: 'next' })], 1);
    expect(ahead.expects('p0')).toBe(false);
    expect(positions(ahead.take('p8', 1))).toEqual(['next']);
  });
});
