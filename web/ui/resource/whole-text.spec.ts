import { differing, wholeText } from './whole-text';

const words = { brand: 'Brand', in: 'is' };
const wordOf = (text: string): string => Reflect.get(words, text) ?? text;

describe('a value in the history', () => {
  it('tells everything in it but ids, in words', () => {
    const condition = { id: 'c-1', attribute: 'brand', operator: 'in', values: ['Acme', 'Best'], note: null };
    expect(wholeText([condition, { depot: 2 }], { wordOf })).toBe(
      'attribute: Brand · operator: is · values: Acme | Best | depot: 2',
    );
    expect(wholeText(null, { wordOf })).toBe('');
  });

  it('writes the name of each part as the language does', () => {
    const titleOf = (name: string): string => `${name} :`;
    expect(wholeText({ brand: 'Acme', depot: 2 }, { wordOf, titleOf })).toBe('Brand : Acme · depot : 2');
  });
});

describe('two texts', () => {
  it('are whole when they are short', () => {
    expect(differing('one', 'two')).toEqual(['one', 'two']);
  });
  it('are what differs, when they are long: in the middle, at an end, in length', () => {
    const [start, end] = ['a'.repeat(500), 'z'.repeat(500)];
    const around = (word: string) => `…${'a'.repeat(30)}${word}${'z'.repeat(30)}…`;
    expect(differing(`${start}one${end}`, `${start}${end}`)).toEqual([around('one'), around('')]);
    expect(differing(start, `${start}!`)).toEqual([`…${'a'.repeat(30)}`, `…${'a'.repeat(30)}!`]);
    expect(differing('', start)).toEqual(['', `${'a'.repeat(160)}…`]);
  });
});
