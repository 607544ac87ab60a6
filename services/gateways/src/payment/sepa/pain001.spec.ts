import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';
import { buildPain001, euros } from './pain001';
import type { SepaBatch, SepaTransaction } from '@reprise/kernel/ports';
import { PaymentFileInvalid } from './payment-file';

const schemaFile = resolve(__dirname, '../../../../../../shared/data/pain.001.001.09.xsd');
const debtor = { name: 'Reprise SAS', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' };
const transaction = (change: Partial<SepaTransaction> = {}): SepaTransaction => ({
  ...{
    endToEndId: '0198f0aa00007000800000000000c0de',
    amount: 12_345,
    currency: 'EUR',
    remittance: 'Rachat 3760',
  },
  ...{ creditor: { name: 'Zoé Lefèvre', iban: 'DE89370400440532013000' }, ...change },
});
const batch = (transactions: readonly SepaTransaction[]): SepaBatch => ({
  ...{ messageId: 'BATCH-2026-0001', createdAt: '2026-11-20T10:00:00.000Z', debtor },
  ...{ executionDate: '2026-11-23', transactions },
});

describe('the payment file', () => {
  it('adds up without losing a cent and groups by execution date', () => {
    const xml = buildPain001(
      batch([
        transaction({ endToEndId: 'a', amount: 10 }),
        transaction({ endToEndId: 'b', amount: 20 }),
        transaction({ endToEndId: 'c', amount: 99_999_999_999, executionDate: '2026-11-21' }),
      ]),
    );
    expect(xml).toContain('<CtrlSum>1000000000.29</CtrlSum>');
    expect(xml.match(/<ReqdExctnDt>\s*<Dt>[\d-]+/g)?.map((date) => date.slice(-10))).toEqual([
      '2026-11-21',
      '2026-11-23',
    ]);
    expect(xml).toContain('<CtrlSum>0.30</CtrlSum>');
  });

  it('has the same bytes for the same batch', () => {
    expect(buildPain001(batch([transaction()]))).toBe(buildPain001(batch([transaction()])));
  });

  it('writes amounts as decimals of exactly two digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (cents) => {
        expect(euros(cents)).toMatch(/^\d+\.\d\d$/);
        expect(BigInt(euros(cents).replace('.', ''))).toBe(cents);
      }),
    );
  });

  it.each([
    ['empty', batch([])],
    ['amount', batch([transaction({ amount: 0 })])],
    ['amount', batch([transaction({ amount: 10.5 })])],
    ['amount', batch([transaction({ amount: 100_000_000_000 })])],
    ['iban', batch([transaction({ creditor: { name: 'x', iban: 'DE00370400440532013000' } })])],
    ['bic', batch([transaction({ creditor: { ...debtor, bic: 'NOPE' } })])],
    ['duplicate', batch([transaction(), transaction()])],
    ['reference', batch([transaction({ endToEndId: ' ' })])],
    ['date', { ...batch([transaction()]), executionDate: '2026-02-30' }],
  ])('is not written with an invalid %s', (reason, wrong) => {
    expect(() => buildPain001(wrong)).toThrow(PaymentFileInvalid);
    expect(() => buildPain001(wrong)).toThrow(`payment file: ${reason}`);
  });
});

const ifSchemaIsThere = existsSync(schemaFile) ? describe : describe.skip;
ifSchemaIsThere(
  `the payment file against the schema (skipped when ../shared/data/pain.001.001.09.xsd is not there)`,
  () => {
    const validate = async (xml: string) =>
      (await validateXML({ xml, schema: readFileSync(schemaFile, 'utf8') })).errors.map(
        (error) => error.message,
      );

    it('is valid, and a broken one is not', async () => {
      const xml = buildPain001(
        batch([transaction(), transaction({ endToEndId: 'b', creditor: { ...debtor, name: 'B' } })]),
      );
      expect(await validate(xml)).toEqual([]);
      expect(await validate(xml.replace('<PmtMtd>TRF</PmtMtd>', ''))).not.toEqual([]);
    });

    it('is valid with a debtor whose BIC is unknown', async () => {
      const xml = buildPain001({
        ...batch([transaction()]),
        debtor: { name: debtor.name, iban: debtor.iban },
      });
      expect(await validate(xml)).toEqual([]);
    });

    it('is valid for any names, references and texts', async () => {
      const hostile = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(
          '<script>&amp;</script>',
          ']]>',
          '\u202Eעברית',
          'x'.repeat(5000),
          '\u0000\uFFFE',
          '😀'.repeat(90),
        ),
      );
      const line = fc.record({
        name: hostile,
        remittance: hostile,
        amount: fc.integer({ min: 1, max: 99_999_999_999 }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(line, { minLength: 1, maxLength: 20 }),
          hostile,
          async (lines, debtorName) => {
            const transactions = lines.map(({ name, remittance, amount }, index) =>
              transaction({ endToEndId: `id-${index}`, amount, remittance, creditor: { ...debtor, name } }),
            );
            const file = { ...batch(transactions), debtor: { ...debtor, name: debtorName } };
            expect(await validate(buildPain001(file))).toEqual([]);
          },
        ),
        { numRuns: 25 },
      );
    });
  },
);
