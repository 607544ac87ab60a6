import fc from 'fast-check';
import {
  buybackCodeFault,
  identificationNumberFrom,
  isCodeOfItem,
  isIdentificationNumber,
  itemCodeSchema,
  makeIdentificationNumber,
  shortItemCode,
} from './identification-number';

const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

it('any 8 bytes give 13 digits with a check digit and no leading zero', () =>
  fc.assert(
    fc.property(bytes, (drawn) => {
      const number = identificationNumberFrom(drawn);
      expect(number).toMatch(/^[1-9]\d{12}$/);
      expect(isIdentificationNumber(number)).toBe(true);
      expect(itemCodeSchema.safeParse(shortItemCode(number)).success).toBe(true);
      expect(isCodeOfItem(shortItemCode(number), number)).toBe(true);
    }),
  ));
it('the smallest and the largest draw are in range', () => {
  expect(identificationNumberFrom(new Uint8Array(8))).toBe('1000000000009');
  expect(identificationNumberFrom(new Uint8Array(8).fill(255))).toHaveLength(13);
});
it('is made from 8 bytes, or from 1 to 12 digits', () => {
  expect(() => identificationNumberFrom(new Uint8Array(7))).toThrow(RangeError);
  expect(() => makeIdentificationNumber('1234567890123')).toThrow(RangeError);
  expect(makeIdentificationNumber('400638133393')).toBe('4006381333931');
  expect(makeIdentificationNumber('7')).toHaveLength(13);
});
it('another number is not this item', () =>
  expect(isCodeOfItem('1234567890128', '4006381333931')).toBe(false));
it('the buyback search reports one error at a time', () => {
  expect(buybackCodeFault(' ')).toBe('buyback-code-missing');
  expect(buybackCodeFault('12a')).toBe('buyback-code-not-digits');
  for (const code of ['12345678', '12345678901234'])
    expect(buybackCodeFault(code)).toBe('buyback-code-not-13-digits');
  expect(buybackCodeFault(' 4006381333931')).toBeUndefined();
});
