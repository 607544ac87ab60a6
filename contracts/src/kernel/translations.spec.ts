import { readIn, translated } from './translations';

describe('a record in a reader’s language', () => {
  const product = {
    label: 'Manette',
    labelTranslations: { 'en-GB': 'Controller', 'de-DE': '' },
    brand: 'Sony',
  };

  it('says each text that is translated beside it in that language', () => {
    expect(readIn(product, 'en-GB')).toEqual({ ...product, label: 'Controller' });
  });
  it('says what is not translated, or into nothing, as the account wrote it', () => {
    expect(readIn(product, 'nl-BE')).toEqual(product);
    expect(readIn(product, 'de-DE')).toEqual(product);
    expect(readIn({ brand: 'Sony' }, 'en-GB')).toEqual({ brand: 'Sony' });
  });
  it('is kept without the texts that are translated into no language', () => {
    const { labelTranslations } = product;
    expect(translated({ labelTranslations, nameTranslations: {}, otherTranslations: undefined })).toEqual({
      labelTranslations,
    });
  });
});
