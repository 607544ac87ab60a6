import { makeIdentificationNumber } from '@reprise/contracts/rules';
import fc from 'fast-check';
import { itemSearchOf, readCode } from './scanned-code';

describe('a scanned code', () => {
  it('of 13 digits is an item code if its check digit is correct', () => {
    fc.assert(
      fc.property(fc.bigInt(100_000_000_000n, 999_999_999_999n), (payload) => {
        const code = makeIdentificationNumber(String(payload));
        expect(readCode(` ${code}\n`)).toEqual({ ok: true, kind: 'item-code', code });
      }),
    );
  });
  it('of 13 digits with any single digit misread is refused', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const code = makeIdentificationNumber('482913764501');
        const wrong = [...code].map((d, n) => (n === place ? String((Number(d) + shift) % 10) : d)).join('');
        expect(readCode(wrong)).toEqual({ ok: false, fault: 'check-digit' });
      }),
    );
  });
  it('of 8 digits is the short form of an item code', () => {
    expect(readCode('45012345')).toMatchObject({ ok: true, kind: 'item-code' });
  });
  it('of 4 digits is the end of a damaged label', () => {
    expect(readCode('4501')).toMatchObject({ ok: true, kind: 'last-digits' });
  });
  it('of 15 digits is an IMEI if the Luhn check succeeds', () => {
    expect(readCode('490154203237518')).toMatchObject({ ok: true, kind: 'imei' });
    expect(readCode('490154203237519')).toEqual({ ok: false, fault: 'check-digit' });
  });
  it('of letters and digits is a serial number', () => {
    expect(readCode('C02XK0AAJGH5')).toMatchObject({ ok: true, kind: 'serial' });
  });
  it.each(['1', '123', '12345', '1234567'])('of too few digits is too short: %s', (text) => {
    expect(readCode(text)).toEqual({ ok: false, fault: 'too-short' });
  });
  it('of anything else is unreadable', () => {
    expect(readCode('#?é')).toEqual({ ok: false, fault: 'unreadable' });
    expect(readCode('  ')).toEqual({ ok: false, fault: 'empty' });
  });
});

it.each([
  ['37601234', { code: '37601234' }],
  [makeIdentificationNumber('482913764501'), { code: makeIdentificationNumber('482913764501') }],
  ['4501', { lastDigits: '4501' }],
  ['35-693803-564380-9', { imei: '356938035643809' }],
  ['SN-12345', { serialNumber: 'SN-12345' }],
])('%s is searched in its own field', (text, search) => expect(itemSearchOf(text)).toEqual(search));
