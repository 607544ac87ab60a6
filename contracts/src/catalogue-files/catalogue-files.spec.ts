import fc from 'fast-check';
import {
  categoryFile,
  cellProblemCodes,
  cellProblemText,
  columnOf,
  formatOf,
  productFile,
  questionColumns,
  questionFile,
  type Cells,
} from '.';
import { categoryRecords, productRecords, questionRecords } from './catalogue-files.fixtures';

const formats = fc.constantFrom(formatOf('fr-FR'), formatOf('en-GB'));
const english = formatOf('en-GB');

describe('what is exported imports back unchanged', () => {
  it('a product', () => {
    fc.assert(
      fc.property(productRecords, formats, (record, format) => {
        expect(productFile.fromCells(productFile.toCells(record, format))).toEqual({ value: record });
      }),
      { numRuns: 300 },
    );
  });
  it('a category, with its parent and its translations', () => {
    fc.assert(
      fc.property(categoryRecords, formats, (record, format) => {
        expect(categoryFile.fromCells(categoryFile.toCells(record, format))).toEqual({ value: record });
      }),
      { numRuns: 300 },
    );
  });
  it('a question with its answers', () => {
    fc.assert(
      fc.property(questionRecords, formats, (record, format) => {
        expect(questionFile.fromCells(questionFile.toCells(record, format))).toEqual({ value: record });
      }),
      { numRuns: 300 },
    );
  });
  it('no cell is a formula for a spreadsheet: what begins with a sign is a number', () => {
    fc.assert(
      fc.property(productRecords, formats, (record, format) => {
        for (const cell of Object.values(productFile.toCells(record, format)))
          if (/^[=+\-@\t\r]/.test(cell)) expect(Number(cell.replace(',', '.'))).not.toBeNaN();
      }),
    );
  });
});

const product: Cells = {
  ...{ label: 'Phone', brand: 'Acme', category: 'phones', price_grade_a: '1 234,50', ean: '' },
};
const read = (cells: Cells) => productFile.fromCells({ ...product, ...cells });

describe('a line of a file', () => {
  it('needs no more than its required columns; the rest is as for a new product', () => {
    expect(read({})).toMatchObject({
      value: { label: 'Phone', status: 'draft', buybackPrice: { grade_a: 123_450 }, tacCodes: [], ean: null },
    });
  });
  it.each([
    [{ label: '' }, 'label', 'required', undefined],
    [{ label: 'x' }, 'label', 'too-short', 2],
    [{ price_grade_b: '12.345' }, 'price_grade_b', 'not-an-amount', undefined],
    [{ price_grade_b: '60000' }, 'price_grade_b', 'too-big', 50_000],
    [{ price_grade_b: '-1' }, 'price_grade_b', 'too-small', 0],
    [{ weight_g: '1.5' }, 'weight_g', 'not-whole', undefined],
    [{ weight_g: 'heavy' }, 'weight_g', 'not-a-number', undefined],
    [{ ean: '400638133393X' }, 'ean', 'invalid-ean', undefined],
    [{ tac_codes: '35123456, 3.5E7' }, 'tac_codes', 'invalid-tac', undefined],
    [{ status: 'sold' }, 'status', 'unknown-choice', 'draft, published'],
    [{ simple: 'perhaps' }, 'simple', 'not-yes-or-no', undefined],
    [{ id: '12' }, 'id', 'invalid-id', undefined],
    [{ category: 'Phones & co' }, 'category', 'invalid-identifier', undefined],
  ])('%j is refused in that column', (cells, column, code, limit) => {
    expect(read(cells as Cells)).toEqual({
      problems: [limit === undefined ? { column, code } : { column, code, limit }],
    });
  });
  it('tells every column that is wrong at once', () => {
    const { problems = [] } = { problems: undefined, ...read({ brand: '', simple: '?', ean: '1' }) };
    expect(problems?.map(({ column }) => column)).toEqual(['brand', 'simple', 'ean']);
  });
  it('reads yes and no in both languages', () => {
    expect(read({ simple: 'Oui', collects_imei: 'no' })).toMatchObject({
      value: { simple: true, isCollectingIMEI: false },
    });
  });
});

describe('an absorption', () => {
  const cells = { name: 'Phones', identifier: 'phones', warehouses: 'W1', weight_g: '200' };
  it('needs its value', () => {
    expect(categoryFile.fromCells({ ...cells, absorption_type: 'value' })).toEqual({
      problems: [{ column: 'absorption_value', code: 'absorption-without-value' }],
    });
  });
  it('of an amount is written in units', () => {
    expect(
      categoryFile.fromCells({ ...cells, absorption_type: 'value', absorption_value: '12,5' }),
    ).toMatchObject({ value: { absorptionValue: 1250 } });
  });
});

describe('a question', () => {
  const cells = { category: 'phones', title: 'Does it start?' };
  it('needs two answers', () => {
    expect(questionFile.fromCells({ ...cells, answer_1_name: 'Yes' })).toEqual({
      problems: [{ column: 'answer_1_name', code: 'too-few', limit: 2 }],
    });
  });
  it('names the answer that is wrong, also after a gap', () => {
    const answers = { answer_1_name: 'Yes', answer_4_name: 'No', answer_4_best_state: 'grade_z' };
    expect(questionFile.fromCells({ ...cells, ...answers })).toMatchObject({
      problems: [{ column: 'answer_4_best_state', code: 'unknown-choice' }],
    });
  });
});

describe('the columns', () => {
  it('are known by their names and by their labels in both languages', () => {
    const named = (head: string) => columnOf(productFile.columns, head)?.name;
    expect([named('brand'), named(' MARQUE '), named('Brand'), named('nonsense')]).toEqual([
      'brand',
      'brand',
      'brand',
      undefined,
    ]);
  });
  it('each have a name of their own and a label in both languages', () => {
    for (const columns of [productFile.columns, categoryFile.columns, questionColumns(12)]) {
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
      for (const label of ['en-GB', 'fr-FR'] as const)
        expect(new Set(columns.map((column) => column.label[label])).size).toBe(columns.length);
      for (const { name, label } of columns) expect(label['fr-FR']).not.toBe(name);
    }
  });
  it('every problem is one sentence in both languages', () => {
    for (const code of cellProblemCodes)
      for (const language of ['en-GB', 'fr-FR'])
        expect(cellProblemText('products', { column: 'brand', code, limit: 7 }, language)).toMatch(
          /^[“«].*(Brand|Marque).*\.$/,
        );
    expect(cellProblemText('diagnostic', { column: 'answer_3_name', code: 'required' }, 'fr-FR')).toContain(
      'Réponse 3',
    );
  });
  it('write decimals as the language does', () => {
    const [record] = fc.sample(productRecords, 1);
    const priced = record && { ...record, buybackPrice: { grade_a: 5 } };
    expect(priced && productFile.toCells(priced, english)).toMatchObject({ price_grade_a: '0.05' });
    expect(priced && productFile.toCells(priced, formatOf('fr-FR'))).toMatchObject({ price_grade_a: '0,05' });
  });
});
