import { buybackExportColumns, buybackExportHeads, type BuybackRow } from '@reprise/contracts/buyback';
import { buybackCells } from './buyback-cells.rules';

const row = {
  ...{ identificationNumber: '2026000000017', productLabel: '=HYPERLINK("http://evil")', brand: '+cmd|calc' },
  ...{
    prices: { declared: 12_050 },
    payment: { type: 'voucher', status: 'payment_completed' },
    transport: {},
  },
  ...{ status: 'bb_completed', circuit: 'web_post', channel: 'web', productState: 'grade_a' },
  ...{ storeId: 's', warehouseId: 'w', currency: 'EUR', externalCode: '@SUM(A1)' },
} as unknown as BuybackRow;
const names = new Map([
  ['s', '-2+3'],
  ['w', 'Lille'],
]);
const cells = (language: string) => buybackCells(row, names, language);

describe('a buyback as a line of a file', () => {
  it('has amounts as the language writes them', () => {
    expect(cells('fr-FR')).toMatchObject({ declaredPrice: '120,50', validatedPrice: '', warehouse: 'Lille' });
    expect(cells('en-GB')['declaredPrice']).toBe('120.50');
  });
  it('names every fixed value in the words of the screens', () => {
    expect(cells('fr-FR')).toMatchObject({
      ...{ status: 'Terminé', circuit: 'Web, envoi postal', paymentType: 'Bon d’achat' },
      ...{ paymentStatus: 'Payé', deliveryStatus: '' },
    });
    expect(cells('en-GB')).toMatchObject({ productState: 'Grade A', paymentType: 'Voucher' });
    expect(cells('nl-BE')['status']).not.toMatch(/_/);
  });
  it('is never a formula for a spreadsheet', () => {
    for (const text of Object.values(cells('fr-FR'))) expect(text).not.toMatch(/^[=+\-@\t\r]/);
    expect(cells('fr-FR')).toMatchObject({ product: '\'=HYPERLINK("http://evil")', store: "'-2+3" });
  });
  it('has a head for each column, one of its own, in both languages', () => {
    for (const language of ['fr-FR', 'en-GB'])
      expect(new Set(Object.values(buybackExportHeads(language))).size).toBe(buybackExportColumns.length);
  });
});
