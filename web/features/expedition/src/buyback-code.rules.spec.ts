import { readBuybackCode } from './buyback-code.rules';

describe('a code in the expedition', () => {
  it.each([
    ['', 'empty'],
    ['12', 'too-short'],
    ['123456789012', 'not-a-buyback-code'],
    ['353456781234569', 'not-a-buyback-code'],
    ['1234567890123', 'check-digit'],
    ['abcdefgh', 'unreadable'],
    ['12a4567890123', 'unreadable'],
    ['é', 'unreadable'],
  ])('%p is refused as %s', (text, fault) => {
    expect(readBuybackCode(text).fault).toBe(fault);
  });

  it('has 8 or 13 digits, as typed or scanned', () => {
    expect(readBuybackCode(' 5199 9663 69520 ')).toEqual({ code: '5199966369520' });
    expect(readBuybackCode('66369520')).toEqual({ code: '66369520' });
  });
});
