import fc from 'fast-check';
import { sepaName, sepaReference, sepaText } from './sepa-text';

describe('text for a payment file', () => {
  it.each([
    ['Éloïse Lefèvre-Ünal', 'Eloise Lefevre-Unal'],
    ['Straße & Søn', 'Strasse + Son'],
    ['Œuvre “d’art”', "OEuvre 'd'art'"],
    ['Γιώργος', 'Giorgos'],
    ['Юлия Щукина', 'Yuliya Shtukina'],
    ['ﬁn Ⅷ', 'fin VIII'],
    ['名前', '..'],
    ['a\u0000b\u202Ec\n\td', 'a b c d'],
    ['//x//y/', 'x/y'],
  ])('writes %j as %j', (text, written) => expect(sepaText(text, 140)).toBe(written));

  it('stays within the character set and the length, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 1, max: 140 }),
        (text, max) => {
          const written = sepaText(text, max);
          expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
          expect(written.length).toBeLessThanOrEqual(max);
          expect(written).not.toMatch(/^\/|\/\/|\/$/);
        },
      ),
    );
  });

  it('replaces an empty name by NOTPROVIDED, and limits references to 35 characters without spaces', () => {
    expect(sepaName(' \u0007 ')).toBe('NOTPROVIDED');
    expect(sepaReference('a b'.repeat(30))).toHaveLength(35);
  });
});
