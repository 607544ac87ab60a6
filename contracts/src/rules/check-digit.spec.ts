import fc from 'fast-check';
import { gs1CheckDigit, hasGs1CheckDigit, hasLuhnCheckDigit } from './check-digit';

it.each(['4006381333931', '96385074', '036000291452', '10012345678902'])(
  '%s has its GS1 check digit',
  (code) => expect(hasGs1CheckDigit(code)).toBe(true),
);
it('a Luhn number is recognised', () => {
  expect(hasLuhnCheckDigit('490154203237518')).toBe(true);
  expect(hasLuhnCheckDigit('490154203237517')).toBe(false);
});
it('only digits have a check digit', () => {
  expect(() => gs1CheckDigit('12a')).toThrow(RangeError);
  expect(hasGs1CheckDigit('')).toBe(false);
  expect(hasLuhnCheckDigit('x')).toBe(false);
});

const payload = fc.stringMatching(/^\d{1,17}$/);
it('a number with its check digit passes, and no other last digit does', () =>
  fc.assert(
    fc.property(payload, fc.integer({ min: 1, max: 9 }), (digits, shift) => {
      const check = gs1CheckDigit(digits);
      expect(hasGs1CheckDigit(digits + check)).toBe(true);
      expect(hasGs1CheckDigit(digits + String((Number(check) + shift) % 10))).toBe(false);
    }),
  ));
it('one mistyped digit is always detected', () =>
  fc.assert(
    fc.property(payload, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const at = place % digits.length;
      const wrong = digits.slice(0, at) + String((Number(digits[at]) + shift) % 10) + digits.slice(at + 1);
      expect(hasGs1CheckDigit(wrong + gs1CheckDigit(digits))).toBe(false);
    }),
  ));
