import fc from 'fast-check';
import { countryCodes, countryName, countryOptions, isCountry } from './countries';
import { emailSchema } from './email';
import { electronicIban, formatIban, ibanSchema, isBic, isIban } from './iban';
import { formatPhone, phoneSchema, toE164 } from './phone';
import { hasPostalCodeFormat, isPostalCode } from './postal-code';

describe('an IBAN', () => {
  it('is accepted with or without separators', () => {
    expect(ibanSchema.parse('fr76 3000 6000 0112 3456 7890 189')).toBe('FR7630006000011234567890189');
    expect(formatIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189');
  });
  it.each([
    ['no-break spaces', 'FR76\u00a03000\u00a06000\u00a00112\u202f3456\u202f7890\u202f189'],
    ['the word before it', 'IBAN : FR76 3000 6000 0112 3456 7890 189'],
    ['hyphens', 'FR76-3000-6000-0112-3456-7890-189'],
    ['full-width signs', 'ＦＲ７６ ３０００６０００ ０１１２３４５６７８９０１８９'],
    ['marks that are not seen', '\u200bFR76 3000 6000 0112 3456 7890 189\ufeff'],
  ])('may be pasted with %s', (_with, pasted) =>
    expect(ibanSchema.parse(pasted)).toBe('FR7630006000011234567890189'),
  );
  it('has check digits and the length of its country', () => {
    expect(isIban('FR7630006000011234567890188')).toBe(false);
    expect(isIban('BE68539007547034')).toBe(true);
    expect(isIban('BE685390075470345')).toBe(false);
    expect(isIban('')).toBe(false);
  });
  it('is the same after formatting', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{2}\d{10,30}$/),
        (iban) => electronicIban(formatIban(iban)) === iban,
      ),
    ));
});

it('a BIC has 8 or 11 characters', () => {
  expect(isBic('bnpafrpp')).toBe(true);
  expect(isBic('BNPAFRPPXXX')).toBe(true);
  expect(isBic('BNPA')).toBe(false);
});

describe('a phone number', () => {
  it('is French unless it has another prefix', () => {
    expect(toE164('06 12 34 56 78')).toBe('+33612345678');
    expect(toE164('+32 470 12 34 56')).toBe('+32470123456');
    expect(toE164('0470 12 34 56', 'BE')).toBe('+32470123456');
    expect(phoneSchema.parse('06.12.34.56.78')).toBe('+33612345678');
    expect(toE164('\u202a+33 6 12 34 56 78\u202c')).toBe('+33612345678');
    expect(toE164('０６\u00a0１２\u00a0３４\u00a0５６\u00a0７８')).toBe('+33612345678');
  });
  it('is shown with its country', () => expect(formatPhone('0612345678')).toBe('+33 6 12 34 56 78'));
  it.each(['', '12', 'call me', 'call me: 06 12 34 56 78'])('is not "%s"', (text) =>
    expect(toE164(text)).toBeUndefined(),
  );
});

describe('a postal code', () => {
  it.each([
    ['75011', 'FR', true],
    ['7501', 'FR', false],
    ['750111', 'FR', false],
    ['1000', 'BE', true],
    ['1012 AB', 'NL', true],
    ['SW1A 1AA', 'GB', true],
    ['SW1A', 'GB', false],
    ['７５０１１\u00a0', 'FR', true],
    ['10115', 'DE', true],
    ['', 'FR', false],
  ])('%s in %s: %s', (code, country, valid) => expect(isPostalCode(code, country)).toBe(valid));
  it('may be anything in countries without postal codes', () => {
    expect(hasPostalCodeFormat('AO')).toBe(false);
    expect(isPostalCode('', 'AO')).toBe(true);
  });
  it('never throws, whatever the country and text', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...countryCodes), (text, country) =>
        expect(typeof isPostalCode(text, country)).toBe('boolean'),
      ),
    ));
});

it('an e-mail is valid and has no surrounding spaces', () => {
  expect(emailSchema.parse(' ada@example.org ')).toBe('ada@example.org');
  expect(emailSchema.safeParse('ada@').error?.issues.map(({ message }) => message)).toEqual([
    'validation.email',
  ]);
});

describe('countries', () => {
  it('are those of ISO 3166-1', () => {
    expect(countryCodes.length).toBeGreaterThan(245);
    expect(isCountry('FR')).toBe(true);
    expect(isCountry('XX')).toBe(false);
  });
  it('have names in every language of the product', () => {
    expect(['fr-FR', 'en-GB', 'nl-BE', 'de-DE'].map((locale) => countryName('DE', locale))).toEqual([
      'Allemagne',
      'Germany',
      'Duitsland',
      'Deutschland',
    ]);
    expect(countryName('', 'fr-FR')).toBe('');
    expect(countryOptions('fr-FR', ['FR', 'DE', 'BE']).map(({ code }) => code)).toEqual(['DE', 'BE', 'FR']);
  });
});
