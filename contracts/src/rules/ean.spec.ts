import { eanSchema, isDoubtfulEan, isEan } from './ean';

it.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('%s is an EAN or GTIN', (code) => {
  expect(isEan(code)).toBe(true);
  expect(isDoubtfulEan(code)).toBe(false);
});
it('one whose check digit is wrong is one too, but doubtful', () => {
  expect(eanSchema.parse('4006381333932')).toBe('4006381333932');
  expect(isDoubtfulEan('4006381333932')).toBe(true);
});
it.each(['', '12345678901', '400638133393100', 'ABCDEFGH', '4006-381'])('"%s" is none', (code) => {
  expect(isEan(code)).toBe(false);
  expect(isDoubtfulEan(code)).toBe(false);
});
it('surrounding spaces do not matter', () => expect(eanSchema.parse(' 96385074 ')).toBe('96385074'));
