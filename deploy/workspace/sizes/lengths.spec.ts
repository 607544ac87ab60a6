import { functionLengths, linesOf, percentile } from './lengths.mjs';

describe('the lengths of the sources', () => {
  it('count every line of a file, and none after its last', () => {
    expect(linesOf('a\n\nb\n')).toBe(3);
  });

  it('report what nine in ten do not exceed', () => {
    const numbers = [10, 9, 8, 7, 6, 5, 4, 3, 2, 100];
    expect([percentile(numbers, 50), percentile(numbers, 90), percentile(numbers, 100)]).toEqual([
      6, 10, 100,
    ]);
  });

  it('measure functions, methods and constants that are functions, but not the callbacks in them', () => {
    const source = `
      /** Not counted. */
      function one(list) {
        return list.map((each) => {
          return each;
        });
      }
      class Shop {
        open() {
          return true;
        }
      }
      const close = () => false;
    `;
    expect(functionLengths('shop.ts', source)).toEqual([5, 3, 1]);
  });
});
