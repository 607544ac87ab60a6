import { eanSchema, isEan } from './ean';

it.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('%s is an EAN or GTIN', (code) =>
  expect(isEan(code)).toBe(true),
);
it.each(['', '4006381333932', '400638133393', '12345678901', 'ABCDEFGH'])('"%s" is not', (code) =>
  expect(isEan(code)).toBe(false),
);
it('surrounding spaces do not matter', () => expect(eanSchema.parse(' 96385074 ')).toBe('96385074'));
