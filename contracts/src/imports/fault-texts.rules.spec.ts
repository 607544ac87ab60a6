import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';
import { importFaultText } from './fault-texts.rules';

describe('why a line was left out', () => {
  it('is said in the language of its reader', () => {
    const fault = { column: 'ean', code: 'scientific', value: '4.006E+12' };
    expect(importFaultText('products', fault, 'en-GB')).toBe(
      'EAN or GTIN: a spreadsheet has rounded this code to 4.006E+12. Format the column as text.',
    );
    expect(importFaultText('products', fault, 'fr-FR')).toMatch(
      /^EAN.*un tableur a arrondi ce code en 4\.006E\+12/,
    );
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  it('is a sentence for every rule, also for one that only its record knows', () => {
    const rule = { code: 'parent-below-itself' };
    expect(importFaultText('categories', rule, 'en-GB')).toBe(english['line-refused']);
    expect(importFaultText('categories', rule, 'en-GB', () => 'It would be its own parent.')).toBe(
      'It would be its own parent.',
    );
    expect(importFaultText('products', { ...rule, column: 'brand' }, 'de-DE')).toBe(
      'Brand: not valid. Check the value.',
    );
  });

  it('repeats a cell as it is', () => {
    const fault = { column: 'category', code: 'unknown-category', value: '$& {{column}}' };
    expect(importFaultText('products', fault, 'en-GB')).toContain('$& {{column}}');
  });
});
