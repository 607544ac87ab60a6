import fc from 'fast-check';
import { createI18n } from './create-i18n';
import { frenchSpaces, frenchTexts } from './french-spaces';

const nbsp = '\u00a0';

describe('spaces of French', () => {
  it.each([
    ['Prêt ?', `Prêt${nbsp}?`],
    ['Attente : il y a 2 min', `Attente${nbsp}: il y a 2 min`],
    ['« Oui » ; non !', `«${nbsp}Oui${nbsp}»${nbsp}; non${nbsp}!`],
    ['Vraiment ?!', `Vraiment${nbsp}?!`],
    ['(le prix ?)', `(le prix${nbsp}?)`],
    ['à 10:30, sur https://x.fr/?a :b', 'à 10:30, sur https://x.fr/?a :b'],
  ])('never break before a sign: %s', (typed, set) => {
    expect(frenchSpaces(typed)).toBe(set);
  });

  it('are the only thing that changes, and change once', () => {
    const word = fc.constantFrom(
      'a',
      'été',
      ' ',
      ' ?',
      ' !',
      ' :',
      ' ;',
      '« ',
      ' »',
      '{{n}}',
      '<b>',
      '1 000',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const typed = words.join('');
        const set = frenchSpaces(typed);
        expect(set.replaceAll(nbsp, ' ')).toBe(typed);
        expect(frenchSpaces(set)).toBe(set);
      }),
    );
  });

  it('are set in every text of a namespace', () => {
    expect(frenchTexts({ a: 'Oui ?', b: { c: 'Non !' } })).toEqual({
      a: `Oui${nbsp}?`,
      b: { c: `Non${nbsp}!` },
    });
  });

  it('are those of the screens', async () => {
    const i18n = await createI18n({ locale: 'fr-FR' });
    expect(i18n.t('home.oldest')).toBe(`La plus longue attente${nbsp}:`);
  });
});
