import { deviceOf, networkOf } from './access.rules';

describe('what the access log keeps of where somebody was', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['not an address', ''],
  ])('of %s only %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('of a browser its name and its system, and nothing else that it says', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 <script>';
    expect(deviceOf(firefox)).toEqual({ browser: 'Firefox', system: 'Linux' });
    expect(deviceOf(undefined)).toBeNull();
    expect(deviceOf('<b>me</b>')).toBeNull();
  });
});
