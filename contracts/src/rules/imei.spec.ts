import fc from 'fast-check';
import { checkImei, checkReadImei, imeiAnomaly, mayContinueAnyway, normaliseImei } from './imei';

const imei = '490154203237518';

it('an IMEI of the product is fine', () => expect(checkImei(imei, ['35913201', '49015420'])).toBe('ok'));
it('a product without TAC codes takes any IMEI', () => expect(checkImei(imei, [])).toBe('ok'));
it('an IMEI of another model can be continued with anyway', () => {
  expect(checkImei(imei, ['35913201'])).toBe('tac-mismatch');
  expect(mayContinueAnyway('tac-mismatch')).toBe(true);
});
it('a mistyped digit is detected', () => expect(checkImei('490154203237519', ['49015420'])).toBe('luhn'));
it('16 and 17 digits have no check digit', () => {
  expect(checkImei('4901542032375101', ['49015420'])).toBe('ok');
  expect(checkImei('49015420323751899', ['49015420'])).toBe('ok');
});
it.each(['', '49015420323751', '490154203237518123', '49015420323751a'])(
  '"%s" is always malformed',
  (text) => {
    expect(checkImei(text, [])).toBe('malformed');
    expect(mayContinueAnyway('malformed')).toBe(false);
  },
);
it.each(['49-015420-323751/8 ', '\u202a490154203237518\u202c', '４９０１５４ ２０３２３７５１８'])(
  'what stands in or around it is not part of it: %s',
  (text) => expect(normaliseImei(text)).toBe(imei),
);
it('any other text never throws', () =>
  fc.assert(fc.property(fc.string(), (text) => expect(checkImei(text, [])).toBeDefined())));

describe('what is shown of an IMEI before the product passes', () => {
  const held = { imei, forced: false, collectsImei: true, tacCodes: ['49015420'] };
  it.each([
    [{}, undefined],
    [{ forced: true }, 'forced'],
    [{ imei: undefined }, 'missing'],
    [{ imei: undefined, collectsImei: false }, undefined],
    [{ tacCodes: ['35913201'], forced: true }, 'tac-mismatch'],
    [{ imei: '490154203237519' }, 'luhn'],
  ] as const)('%j is %s', (change, anomaly) => expect(imeiAnomaly({ ...held, ...change })).toBe(anomaly));
});

describe('an IMEI that a store reads', () => {
  const read = { imei, declared: undefined, collectsImei: true, tacCodes: ['49015420'] };
  it.each([
    [{}, 'ok'],
    [{ collectsImei: false }, 'not-asked'],
    [{ declared: imei }, 'as-declared'],
    [{ declared: imei, tacCodes: ['35913201'] }, 'as-declared'],
    [{ declared: '490154203237526' }, 'differs'],
    [{ imei: '490154203237519', declared: imei }, 'luhn'],
    [{ imei: undefined }, 'missing'],
    [{ imei: undefined, declared: imei }, 'unconfirmed'],
  ] as const)('%j is %s', (change, check) => expect(checkReadImei({ ...read, ...change })).toBe(check));
});
