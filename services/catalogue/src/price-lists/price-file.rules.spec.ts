import { headOf, pricedLine } from './price-file.rules';

const read = (head: string, line: string) => pricedLine(headOf(head.split(';')), line.split(';'));

describe('a line of a price file', () => {
  it('names its product by id, EAN or reference, in the columns of the product export', () => {
    expect(read('ean;price_grade_a;price_grade_b', '4006381333931;120,50;99')).toEqual({
      ...{ key: 'ean', value: '4006381333931', prices: { grade_a: 12_050, grade_b: 9_900 } },
    });
    expect(read('id;reference;price_grade_a', ';R-1;1 200')).toMatchObject({
      key: 'reference',
      value: 'R-1',
    });
  });

  it('reads a guarded reference as it was written', () => {
    expect(read('reference;price_grade_a', "'=R-1;5")).toMatchObject({ value: '=R-1' });
  });

  it.each([
    ['ean;price_grade_a', ';12', 'product-unknown'],
    ['ean;price_grade_a', '4006381333931;twelve', 'price-invalid'],
    ['ean;price_grade_a', '4006381333931;-1', 'price-invalid'],
    ['ean;price_grade_a', '4006381333931;60000', 'price-invalid'],
    ['ean;price_grade_a', '4006381333931;', 'price-missing'],
  ])('%s, %s is left out: %s', (head, line, fault) => expect(read(head, line)).toEqual({ fault }));

  it('needs a column that names products, and one with prices', () => {
    expect(() => headOf(['label', 'price_grade_a'])).toThrow('csv-columns-missing');
    expect(() => headOf(['ean', 'label'])).toThrow('csv-columns-missing');
  });
});
