import { foldedName, peopleMeant, thingsMeant, wordsMeant, wordsOf } from './finder-key';

describe('what a text may mean', () => {
  it.each([
    ['1234', [['last-digits', '1234']]],
    ['12345678', [['short-code', '12345678']]],
    ['5 901234 123457', [['code', '5901234123457']]],
    ['35-209900-176148-1', [['imei', '352099001761481']]],
    ['C02XK0AAJG5H', []],
    ['12345', []],
  ])('%j is the code of a thing by its digits', (text, found) => {
    const codes = thingsMeant(text).filter(({ by }) => by !== 'name');
    expect(codes.map(({ by, value }) => [by, value])).toEqual(found);
  });

  it('one word with a digit, of four signs or more, may be a serial, a partner’s or a tracking number', () => {
    expect(thingsMeant(' C02XK0AAJG5H ')).toEqual([{ by: 'name', value: 'C02XK0AAJG5H' }]);
    expect(thingsMeant('ab1')).toEqual([]);
    expect(thingsMeant('settings')).toEqual([]);
    expect(thingsMeant('two words')).toEqual([]);
    expect(thingsMeant('zoe@example.test')).toEqual([]);
  });

  it.each([
    ['Zoe@Example.test', [{ by: 'email', value: 'zoe@example.test' }]],
    ['06 12 34 56 78', [{ by: 'phone', value: '+33612345678' }]],
    ['+32 470 12 34 56', [{ by: 'phone', value: '+32470123456' }]],
    ['Lefèvre', [{ by: 'last-name', value: 'lefevre' }]],
    ['5901234123457', []],
    ['x', []],
  ])('%j may be a person', (text, found) => expect(peopleMeant(text)).toEqual(found));

  it('a name is the same with and without accents, capitals and hyphens', () => {
    expect(foldedName('LE  GOFF')).toBe(foldedName('Le-Goff'));
    expect(foldedName('D’Hérouville')).toBe(foldedName("d'herouville"));
  });
});

describe('the words of a product', () => {
  it('are the same however they are written, each once', () => {
    expect(wordsOf('Écran, Samsung-Galaxy S23 (S23)')).toEqual(['ecran', 'samsung', 'galaxy', 's23']);
  });
  it('are meant by what has letters, and by eight of them at most', () => {
    expect(wordsMeant('iPhone 14')).toEqual(['iphone', '14']);
    expect(wordsMeant('3700000000017')).toEqual([]);
    expect(wordsMeant(' - ')).toEqual([]);
    expect(wordsMeant('aa ab ac ad ae af ag ah ai aj')).toHaveLength(8);
  });
});
