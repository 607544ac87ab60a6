import { Refusal } from '@reprise/contracts/problems';
import { acceptedOf, publishedVersions } from './first-terms.rules';

const settings = {
  ...{ eula: 'Use it well.', eulaTranslations: { 'fr-FR': 'Bon usage.', 'de-DE': 'Gut nutzen.' } },
  ...{ eulaDocument: null, serviceTerms: '', serviceTermsDocument: '/api/legal-documents/a.pdf' },
};
const published = publishedVersions(settings);
const [cgu, cgs] = published as [(typeof published)[0], (typeof published)[0]];
const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (refusal) {
    return refusal instanceof Refusal ? refusal.code : refusal;
  }
};

describe('the version of a text', () => {
  it.each([
    ['its words', { eula: 'Use it better.' }],
    ['its words in another language', { eulaTranslations: { 'fr-FR': 'Bel usage.' } }],
    ['its PDF', { eulaDocument: '/api/legal-documents/b.pdf' }],
  ])('changes with %s, and leaves the other text as it was', (_what, change) => {
    const [newCgu, newCgs] = publishedVersions({ ...settings, ...change });
    expect(newCgu?.version).not.toBe(cgu.version);
    expect(newCgs).toEqual(cgs);
  });

  it('does not depend on the order in which languages are kept', () => {
    const eulaTranslations = { 'de-DE': 'Gut nutzen.', 'fr-FR': 'Bon usage.' };
    expect(publishedVersions({ ...settings, eulaTranslations })).toEqual(published);
  });
});

describe('with a first password', () => {
  const old = { ...cgu, version: 'earlier' };
  it.each([
    ['what is published is accepted', published, [cgs, cgu], published],
    ['nothing is asked where nothing is published', [], [], []],
    ['what nobody asks for is not written down', [cgu], [cgu, cgs], [cgu]],
    ['nothing said is nothing accepted', published, [], 'password-terms-not-accepted'],
    ['one of two is not enough', published, [cgu], 'password-terms-not-accepted'],
    ['an earlier version is none', published, [old, cgs], 'password-terms-changed'],
  ])('%s', (_what, asked, said, outcome) => {
    expect(codeOf(() => acceptedOf(asked, said))).toEqual(outcome);
  });
});
