import { scanTarget } from './scan-target.rules';

describe('a scan at the counter', () => {
  it('opens a buyback by 13 digits and begins one by an IMEI', () => {
    expect(scanTarget('3760123456783')).toBe('/search?code=3760123456783');
    expect(scanTarget('35-693803-564380-9')).toBe('/search?imei=356938035643809');
  });
  it('looks up what has a digit too many, so that it is told', () => {
    expect(scanTarget('37601234567834')).toBe('/search?code=37601234567834');
    expect(scanTarget('376012345678345678')).toBe('/search?code=376012345678345678');
  });
  it('leaves other codes alone', () => {
    expect(scanTarget('ABC-123')).toBeUndefined();
    expect(scanTarget('12345678')).toBeUndefined();
  });
});
