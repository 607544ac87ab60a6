import { formatMoney } from './money';
import { oncePer, oncePerObject } from './once-per';

describe('what is made once for each key', () => {
  it('is the same for the same key and another for another', () => {
    const make = jest.fn((language: string, currency: string) => ({ language, currency }));
    const formatOf = oncePer(make);
    const first = formatOf('fr-FR', 'EUR');
    expect(formatOf('fr-FR', 'EUR')).toBe(first);
    expect(formatOf('fr-FR', 'CHF')).toEqual({ language: 'fr-FR', currency: 'CHF' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it could not be made', () => {
    const formatOf = oncePer((language: string) => new Intl.NumberFormat(language));
    expect(() => formatOf('not a language')).toThrow(RangeError);
    expect(() => formatOf('not a language')).toThrow(RangeError);
  });

  it('stays bounded', () => {
    const make = jest.fn((key: string) => ({ key }));
    const formatOf = oncePer(make);
    for (let each = 0; each < 501; each += 1) formatOf(String(each));
    formatOf('0');
    expect(make).toHaveBeenCalledTimes(502);
  });

  it('writes an amount in each language and currency in turn', () => {
    const texts = ['fr-FR', 'de-DE', 'fr-FR'].map((language) =>
      formatMoney({ amount: 1250, currency: 'EUR' }, language),
    );
    expect(texts).toEqual(['12,50\u00a0€', '12,50\u00a0€', '12,50\u00a0€']);
    expect(formatMoney({ amount: 1250, currency: 'GBP' }, 'en-GB')).toBe('£12.50');
  });
});

describe('what is made once for each object', () => {
  it('is the same for the same object, nothing included, and another for its equal', () => {
    const make = jest.fn(({ length }: readonly string[]) => (length > 0 ? { length } : undefined));
    const sizeOf = oncePerObject(make);
    const [words, others, empty] = [['a'], ['a'], []];
    expect(sizeOf(words)).toBe(sizeOf(words));
    expect(sizeOf(others)).not.toBe(sizeOf(words));
    expect([sizeOf(empty), sizeOf(empty)]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is not kept when it could not be made', () => {
    const make = jest.fn((): number => {
      throw new RangeError('no');
    });
    const kept = oncePerObject(make);
    const key = {};
    expect(() => kept(key)).toThrow(RangeError);
    expect(() => kept(key)).toThrow(RangeError);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
