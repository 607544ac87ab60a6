import { correctionOf, mistyped } from './found.types';

describe('what a tester reads off the product', () => {
  it('is sent as numbers where it is measured, and not at all where nothing was typed', () => {
    expect(correctionOf({ colour: ' Blue ', weight: '171', imei: ' ' })).toEqual({
      colour: 'Blue',
      weight: 171,
    });
    expect(correctionOf({})).toBeUndefined();
  });
  it('is refused before it is sent if it cannot be right', () => {
    expect(mistyped({ imei: '12345' })).toBe(true);
    expect(mistyped({ weight: '1,5' })).toBe(true);
    expect(mistyped({ imei: '490154203237518', weight: '171', colour: '' })).toBe(false);
  });
});
