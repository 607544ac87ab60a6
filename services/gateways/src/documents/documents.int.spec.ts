import fc from 'fast-check';
import { locales } from '@reprise/contracts/kernel';
import { readPdf } from '../testing/read-pdf';
import { renderPackageLabel, renderShippingLabel, type ShippingLabelInput } from './package-label';
import { renderTrackingSheet } from './tracking-sheet';
import { wordingOf } from './wording';
import { renderTransferOrders, type TransferOrderInput } from './transfer-order';

const pictures = process.env['PDF_PICTURES'];
const read = (pdf: Buffer, name: string) => readPdf(pdf, pictures && `${pictures}/${name}`);
const brand = { name: 'Démo Reprise', colour: '#0B6E4F' };
const label: ShippingLabelInput = {
  ...{ locale: 'fr-FR', brand, carrier: 'Colis Éclair', weightG: 1_250, circuit: 'Envoi par la poste' },
  from: {
    name: 'Zoé Lefèvre-Müller',
    street: '12 bis, rue de l’Œuvre',
    zipCode: '69002',
    city: 'Lyon',
    country: 'FR',
  },
  to: { name: 'Atelier Reprise', street: '1 quai Nord', zipCode: '59000', city: 'Lille', country: 'FR' },
  ...{ trackingNumber: 'RP123456654321FR', buybackNumber: '3760123456789', appointment: '2026-11-23' },
};
const hostile = [
  'x'.repeat(5_000),
  'mot '.repeat(2_000),
  '\u202Eעברית العربية\u202C',
  'a\u0000b\u0007c\nd\te\uD800',
  '😀👩‍👩‍👧名前',
  '',
];

describe('labels', () => {
  it('are A6 with a barcode that scans to the tracking number, and readable text', async () => {
    const [page, ...more] = read(await renderShippingLabel(label), 'label');
    expect(more).toEqual([]);
    expect(page?.size.map(Math.round)).toEqual([298, 420]);
    expect(page?.barcodes).toEqual(['RP123456654321FR']);
    for (const text of [
      'Zoé Lefèvre-Müller',
      'l’Œuvre',
      '59000 Lille',
      'France',
      'Colis Éclair',
      '1,25\u2009kg',
      '23 novembre 2026',
    ]) {
      expect(page?.text).toContain(text);
    }
  });

  it('hold the longest streets of both parties whole, above bars that scan', async () => {
    const long = {
      street: 'Résidence de l’Œuvre '.repeat(6).slice(0, 124) + 'Z',
      city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    };
    const party = {
      ...label.from,
      ...long,
      streetMore: 'Bâtiment du Général '.repeat(7).slice(0, 124) + 'Y',
      name: 'Marie-Antoinette Bernadette-Élisabeth de Montmorency',
    };
    const [page, ...more] = read(
      await renderShippingLabel({ ...label, from: party, to: party }),
      'long-label',
    );
    expect(more).toEqual([]);
    expect(page?.barcodes).toEqual(['RP123456654321FR']);
    const text = page?.text.replace(/\s+/g, ' ') ?? '';
    for (const told of [party.street, party.streetMore, party.city]) expect(text.split(told)).toHaveLength(3);
  });

  it('of a package show its number and count its products', async () => {
    const [page] = read(
      await renderPackageLabel({ ...label, locale: 'en-GB', packageNumber: '3760000000017', itemCount: 12 }),
      'package',
    );
    expect(page?.barcodes).toEqual(['RP123456654321FR']);
    expect(page?.text).toMatch(/Package no\.[\s\S]*3760000000017/);
  });

  it.each(hostile.map((text) => [text]))(
    'stay one scannable page with %.20j in every field',
    async (text) => {
      const party = { name: text, street: text, streetMore: text, zipCode: text, city: text, country: text };
      const words = {
        carrier: text,
        circuit: text,
        buybackNumber: text,
        brand: { name: text, logo: Buffer.from(text) },
      };
      const pages = read(
        await renderShippingLabel({ ...label, ...words, from: party, to: party }),
        'hostile',
      );
      expect(pages.map(({ barcodes }) => barcodes)).toEqual([['RP123456654321FR']]);
    },
  );

  it('are refused if the number could not be scanned', async () => {
    await expect(async () => renderShippingLabel({ ...label, trackingNumber: 'é' })).rejects.toThrow(
      RangeError,
    );
  });

  it('can be read whatever was drawn before with some of the same letters', async () => {
    const named = (name: string) => renderShippingLabel({ ...label, from: { ...label.from, name } });
    await named('ÉÀÇÈÊËÎÏÔÙÛÜ éàçèêëîïôùûü');
    const [page] = read(await named('EACEEEIIOUUU eaceeeiiouuu'), 'after-accents');
    expect(page?.text).toContain('EACEEEIIOUUU eaceeeiiouuu');
  });

  it('can be made of any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
        const pdf = await renderShippingLabel({ ...label, from: { ...label.from, name } });
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the tracking sheet', () => {
  const product = { label: 'Téléphone Alpha 128 Go', brand: 'Alpha', model: 'A1', imei: '356938035643809' };
  it.each(locales)('is one A4 page that scans, in %s', async (locale) => {
    const way = { transport: 'Par la poste', packed: true };
    const sheet = { locale, brand, buybackNumber: '3760123456789', product, ...way };
    const instructions = [
      { type: 'print', label: 'Imprimez l’étiquette' },
      { type: 'deliver', label: 'Déposez le colis' },
    ] as const;
    const pdf = await renderTrackingSheet({ ...sheet, createdAt: '2026-11-20T10:00:00.000Z', instructions });
    const [page, ...more] = read(pdf, `sheet-${locale}`);
    expect(more).toEqual([]);
    expect(page?.size.map(Math.round)).toEqual([595, 842]);
    expect(page?.barcodes).toEqual(['3760123456789']);
    for (const text of [
      product.label,
      'IMEI 356938035643809',
      ...instructions.map(({ label: told }) => told),
    ])
      expect(page?.text).toContain(text);
  });

  it.each([
    [
      ['protect', 'print', 'close', 'deliver'],
      ['protect', 'cartes SIM', 'print', 'close', 'deliver'],
    ],
    [
      ['protect', 'deliver'],
      ['protect', 'cartes SIM', 'ne bouge pas', 'deliver'],
    ],
    [[], ['Sauvegardez', 'Déconnectez', 'cartes SIM', 'ne bouge pas']],
  ] as const)('tells each step once, in its order, where the circuit tells %j', async (told, steps) => {
    const instructions = told.map((type) => ({ type, label: `le pas ${type}` }));
    const way = { transport: '', packed: true };
    const sheet = { locale: 'fr-FR', brand, buybackNumber: '3760123456789', product, ...way } as const;
    const [page] = read(
      await renderTrackingSheet({ ...sheet, createdAt: '2026-11-20T10:00:00.000Z', instructions }),
      `steps-${told.length}`,
    );
    const [, listed = ''] = page?.text.split('Étapes') ?? [];
    const numbers = [...listed.matchAll(/^\d\./gm)];
    expect(listed).toMatch(new RegExp(steps.join('[^]*')));
    expect(numbers).toHaveLength(steps.length);
  });

  it.each([
    ['de-DE', 'Begleitblatt'],
    ['nl-BE', 'Volgblad'],
  ] as const)('is called as on the page that offers it, in %s', (locale, name) =>
    expect(wordingOf(locale).trackingSheet).toBe(name),
  );

  it('asks nobody to pack what is handed over in a store', async () => {
    const way = { transport: 'Dépôt en magasin', packed: false, instructions: [] };
    const sheet = { locale: 'fr-FR', brand, buybackNumber: '3760123456789', product, ...way } as const;
    const pdf = await renderTrackingSheet({ ...sheet, createdAt: '2026-11-20T10:00:00.000Z' });
    const [page] = read(pdf, 'sheet-store');
    expect(page?.text).toContain('Remettez cette fiche au magasin');
    expect(page?.text).not.toMatch(/colis|Emballez/);
  });

  it('continues on further pages with many malicious lines', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => hostile[index % hostile.length] ?? '');
    const way = { transport: '', packed: true };
    const sheet = { locale: 'fr-FR', brand, buybackNumber: '3760123456789', ...way } as const;
    const instructions = lines.map((line) => ({ type: 'none', label: line }) as const);
    const texts = { product: { label: lines.join('') }, instructions };
    const pages = read(
      await renderTrackingSheet({ ...sheet, ...texts, createdAt: '2026-11-20T10:00:00.000Z' }),
      'long',
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.barcodes).toEqual(['3760123456789']);
  });
});

describe('the transfer order', () => {
  const order: TransferOrderInput = {
    ...{ locale: 'fr-FR', brand, signedAt: '2026-11-20T10:00:00.000Z' },
    ...{ copies: 2, barCodeEnabled: true, total: '123,45 €' },
    goods: [
      { buybackNumber: '3760123456789', product: 'Alpha A1', imei: '356938035643809', price: '123,45 €' },
    ],
    seller: {
      name: 'Zoé Lefèvre',
      address: ['12 bis, rue de l’Œuvre', '69002 Lyon', 'France'],
      identity: {
        ...{ type: 'identity_card', number: '880692310285', issuingAuthority: 'Préfecture du Rhône' },
        deliveryDate: '2019-05-02',
      },
    },
    text: 'Je soussigné {{customer_firstname}} {{ customer_lastname }} cède {{product_label}}\n\npour {{total_price}} ({{payment_type}}) à {{buyer_long_name}}, {{buyer_name}}, {{buyer_address}}, capital {{buyer_capital}}, SIRET {{buyer_siret}}.',
    values: {
      ...{
        total_price: '123,45 €',
        buyer_address: '1 quai Nord, Lille',
        buyer_long_name: 'Atelier Reprise SAS',
      },
      ...{ buyer_name: 'Atelier', buyer_siret: '732 829 320 00074', buyer_capital: '10 000 €' },
      ...{
        customer_firstname: 'Zoé',
        customer_lastname: 'Lefèvre',
        payment_type: 'virement',
        product_label: 'Alpha A1',
      },
    },
  };

  it('has a page per copy with every value, the barcode and the signature boxes', async () => {
    const pages = read(await renderTransferOrders([order]), 'order');
    expect(pages).toHaveLength(2);
    for (const { text, barcodes } of pages) {
      expect(barcodes).toEqual(['3760123456789']);
      for (const value of Object.values(order.values)) expect(text.replace(/\s+/g, ' ')).toContain(value);
      expect(text).toContain('Signature du client');
    }
    expect(pages[1]?.text).toContain('Exemplaire 2/2');
  });

  it('names the product by its IMEI or serial number, and the seller by address and identity document', async () => {
    const [page] = read(await renderTransferOrders([{ ...order, copies: 1 }]), 'order-parties');
    const text = page?.text.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('IMEI 356938035643809');
    for (const line of order.seller?.address ?? []) expect(text).toContain(line);
    expect(text).toContain('Carte d’identité 880692310285 (Préfecture du Rhône, 2 mai 2019)');
  });

  it('holds all products of a cart with their numbers and prices, and one signature for them', async () => {
    const serial = { product: 'Beta B2', serialNumber: 'C02XJ0', price: '76,55 €' };
    const goods = [...order.goods, { ...serial, buybackNumber: '3760123456796' }];
    const several = { ...order, copies: 1, goods, total: '200,00 €' };
    const [page, ...more] = read(await renderTransferOrders([several]), 'order-cart');
    expect(more).toEqual([]);
    expect(page?.barcodes).toEqual(['3760123456789', '3760123456796']);
    const text = page?.text.replace(/\s+/g, ' ') ?? '';
    for (const words of ['Alpha A1', 'Beta B2', 'N° de série C02XJ0', '76,55 €', 'Total', '200,00 €'])
      expect(text).toContain(words);
    expect(text.match(/Signature du client/g)).toHaveLength(1);
  });

  it('is one for each buyer, in one file', async () => {
    const other = { ...order, copies: 1, values: { ...order.values, buyer_name: 'Second Life' } };
    const pages = read(await renderTransferOrders([order, other]), 'order-buyers');
    expect(pages).toHaveLength(3);
    expect(pages[2]?.text).toContain('Second Life');
  });

  it('has no barcode if the setting is off', async () => {
    const pages = read(
      await renderTransferOrders([{ ...order, copies: 1, barCodeEnabled: false }]),
      'order-plain',
    );
    expect(pages.map(({ barcodes }) => barcodes)).toEqual([[]]);
    expect(pages[0]?.text).not.toContain('Exemplaire');
  });

  it('continues a long text, and keeps copies separate', async () => {
    const pages = read(
      await renderTransferOrders([{ ...order, text: 'Une ligne.\n'.repeat(250), copies: 2 }]),
      'order-long',
    );
    expect(pages.length % 2).toBe(0);
    expect(pages.filter(({ text }) => text.includes('Bon de cession'))).toHaveLength(2);
  });
});
