import { stockExportColumns, stockExportHeads, type ItemEconomics } from '@reprise/contracts/item';
import { stockCells } from './stock-cells.rules';

const item = {
  ...{ identificationNumber: '2026000000017', productLabel: '=HYPERLINK("http://evil")', brand: '+cmd|calc' },
  ...{
    status: 'item_sold',
    state: 'grade_b',
    warehouseId: 'w',
    stockId: 's',
    currency: 'EUR',
    daysInStock: 12,
  },
  ...{ purchasePrice: 12_050, plannedCost: 950, completedCost: 0 },
} as unknown as ItemEconomics;
const names = new Map([
  ['s', '@Shelf'],
  ['w', 'Lille'],
]);
const cells = (language: string) => stockCells(item, names, language);

describe('an item in stock as a line of a file', () => {
  it('has amounts as the language writes them, and days as they are', () => {
    expect(cells('fr-FR')).toMatchObject({ purchasePrice: '120,50', fullCost: '130,00', daysInStock: '12' });
    expect(cells('en-GB')).toMatchObject({ completedCost: '0.00', controlledPrice: '', warehouse: 'Lille' });
  });
  it('names status and state in the words of the screens', () => {
    expect(cells('fr-FR')).toMatchObject({ status: 'Vendu', state: 'Grade B' });
    expect(cells('en-GB')['status']).toBe('Sold');
  });
  it('is never a formula for a spreadsheet', () => {
    for (const text of Object.values(cells('fr-FR'))) expect(text).not.toMatch(/^[=+\-@\t\r]/);
  });
  it('has a head for each column, one of its own, in both languages', () => {
    for (const language of ['fr-FR', 'en-GB'])
      expect(new Set(Object.values(stockExportHeads(language))).size).toBe(stockExportColumns.length);
  });
});
