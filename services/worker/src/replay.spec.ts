import { replayMode } from './replay';

describe('the flag of a rebuild', () => {
  it('determines what happens to the live rows', () => {
    expect(replayMode([])).toBe('switch');
    expect(replayMode(['--compare'])).toBe('compare');
    expect(replayMode(['--roll-back'])).toBe('roll-back');
  });

  it('is refused if misspelt, and nothing is switched', () => {
    expect(() => replayMode(['--comparre'])).toThrow('--compare or --roll-back or nothing, not --comparre');
    expect(() => replayMode(['--compare', '--roll-back'])).toThrow(RangeError);
  });
});
