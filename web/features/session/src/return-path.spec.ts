import { targetIn, targetOf } from './return-path.rules';

describe('the page on which a log-in ends', () => {
  it('is the one asked for, or else the home page', () => {
    expect(targetOf('/buybacks?status=bb_in_transit')).toBe('/buybacks?status=bb_in_transit');
    for (const path of ['//evil.example', '', undefined]) expect(targetOf(path)).toBe('/home');
  });

  it('comes from the history, which any page may have written', () => {
    expect(targetIn({ from: '/buybacks' })).toBe('/buybacks');
    for (const state of [undefined, null, 'x', { from: '//evil.example' }])
      expect(targetIn(state)).toBe('/home');
  });
});
