import { readPdf } from '../testing/read-pdf';
import { renderPassport, type PassportInput } from './passport';
import { renderShelfLabels } from './shelf-label';
import { matrixTextOf, type ShelfLabelInput } from './shelf-label.rules';
import { shelfLabelsZpl } from './shelf-label-zpl';

const label: ShelfLabelInput = {
  locale: 'fr-FR',
  ...{ code: '3760123456789', shortCode: '23456789', product: 'Aurora 12 · 128 Go ^bleu_', grade: 'grade_b' },
  ...{ imei: '490154203237518', stock: 'Étagère 7', location: 'Allée B' },
};
const passport: PassportInput = {
  ...{
    locale: 'fr-FR',
    brand: { name: 'Démo Reprise' },
    address: 'https://shop.example/passport/1?token=abc',
  },
  passport: {
    ...{ identificationNumber: label.code, product: 'Aurora 12', brand: 'Aurora', code: 'AB12C-34DEF' },
    tested: {
      ...{ at: '2026-01-20T09:00:00.000Z', role: 'warehouse_operator' },
      questions: ['L’écran est-il intact ?', 'La batterie tient-elle ?'],
    },
    steps: [{ label: 'Remplacer l’écran', at: '2026-01-21T09:00:00.000Z', role: 'warehouse_operator' }],
    erasure: {
      ...{ outcome: 'erased', provider: 'Blancco', standard: 'NIST 800-88', certificate: 'c'.repeat(64) },
      ...{ at: '2026-01-22T09:00:00.000Z', role: 'warehouse_operator' },
    },
  },
};

describe('the papers of an item', () => {
  it('its label is one page whose codes scan back: 13 digits, 8 digits, and IMEI, grade and stock', async () => {
    const [page, ...more] = readPdf(await renderShelfLabels([label]), process.env['PDF_PICTURES']);
    expect(more).toEqual([]);
    expect([...(page?.barcodes ?? [])].sort()).toEqual(
      [label.code, label.shortCode, matrixTextOf(label)].sort(),
    );
    expect(page?.text).toContain('Étagère 7');
  });

  it('holds one page with texts of any length', async () => {
    const long = 'Très long nom '.repeat(40);
    const pages = readPdf(
      await renderShelfLabels([{ ...label, product: long, stock: long, location: long }]),
    );
    expect(pages.map(({ barcodes }) => barcodes.length)).toEqual([3]);
  });

  it('tells a long product on two lines and the place apart, in words of the account', async () => {
    const product = 'Samsung Galaxy Z Fold5 5G 512 Go double SIM, bleu glacé';
    const stock = 'Étagère du fond, à côté de la porte de la réserve';
    const told = { ...label, product, stock, grade: 'functional' };
    const [page] = readPdf(await renderShelfLabels([told]));
    const text = page?.text.replace(/\s+/g, ' ');
    expect(text).toContain(product);
    expect(text).toContain('Fonctionnel · Étagère du fond');
    expect(text).toContain('Allée B');
    expect(shelfLabelsZpl([{ ...told, locale: 'de-DE' }])).toContain('Funktionsfähig · Étagère');
  });

  it('has a page for each of many', async () => {
    const codes = ['3760123456789', '3760123456796'];
    const pages = readPdf(await renderShelfLabels(codes.map((code) => ({ ...label, code }))));
    expect(pages.map(({ barcodes }, at) => barcodes.includes(codes[at] ?? ''))).toEqual([true, true]);
    expect(shelfLabelsZpl([label, label]).match(/\^XZ/g)).toHaveLength(2);
  });

  it('the same label in ZPL keeps the printer’s own signs as text', () => {
    const zpl = shelfLabelsZpl([label]);
    expect(zpl.startsWith('^XA')).toBe(true);
    expect(zpl).toContain('^FH^FDAurora 12 · 128 Go _5ebleu_5f^FS');
    expect(zpl).toContain(`^FH^FD${label.code}^FS`);
    expect(zpl).toContain('IMEI=490154203237518;GRADE=grade_5fb');
  });

  it('its passport says what was tested, replaced and erased, and its QR code leads to it', async () => {
    const [page] = readPdf(await renderPassport(passport), process.env['PDF_PICTURES']);
    expect(page?.barcodes).toEqual([passport.address]);
    for (const text of [
      'La batterie tient-elle\u00a0?',
      'Remplacer l’écran',
      'NIST 800-88',
      'Blancco',
      'AB12C-34DEF',
      '22 janvier 2026',
    ])
      expect(page?.text).toContain(text);
  });

  it('its passport asks in the language of the paper, and claims of no work that none was needed', async () => {
    const tested = {
      ...passport.passport.tested,
      questionTranslations: [{ 'de-DE': 'Ist der Bildschirm heil?' }],
    };
    const told = { ...passport.passport, tested, steps: [] };
    const [page] = readPdf(await renderPassport({ ...passport, locale: 'de-DE', passport: told }));
    expect(page?.text).toContain('Ist der Bildschirm heil?');
    expect(page?.text).toContain('Es sind keine Arbeiten verzeichnet.');
    const [french] = readPdf(await renderPassport({ ...passport, passport: told }));
    expect(french?.text).toContain('Aucun travail n’est enregistré.');
  });

  it('its passport names the product whole, and the code to scan apart from the code to compare', async () => {
    const product =
      'Samsung Galaxy Z Fold5 Édition spéciale 5G 1 To double SIM, écran pliable de 7,6 pouces, bleu glacé';
    const [page] = readPdf(
      await renderPassport({ ...passport, passport: { ...passport.passport, product } }),
    );
    const text = page?.text.replace(/\s+/g, ' ');
    expect(text).toContain(product);
    expect(text).toContain('Scannez le code QR :');
  });

  it.each([34, 35, 36])('its passport leaves no title alone at the foot after %i steps', async (count) => {
    const [step] = passport.passport.steps;
    const steps = Array.from({ length: count }, () => ({
      label: 'Nettoyer',
      at: step?.at ?? '',
      role: 'warehouse_operator' as const,
    }));
    const pages = readPdf(await renderPassport({ ...passport, passport: { ...passport.passport, steps } }));
    for (const [title, below] of [
      ['Données effacées', 'Par Blancco'],
      ['Code de vérification', 'AB12C-34DEF'],
    ] as const)
      expect(pages.find(({ text }) => text.includes(title))?.text).toContain(below);
  });
});
