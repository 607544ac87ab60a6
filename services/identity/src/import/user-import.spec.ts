import { Refusal } from '@reprise/contracts/problems';
import { csvLines } from './csv-lines.rules';
import { judgedLines, type ImportFacts } from './user-line.rules';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const head = 'email;firstname;lastname;role;organisation';
const lille = { id: 'o-1', type: 'store', status: 'active', commonName: 'Lille', externalId: 'L1' } as const;
const facts: ImportFacts = {
  assignable: ['store_seller'],
  places: [lille, { ...lille, id: 'o-2', commonName: 'Metz', externalId: 'M1' }],
  used: new Set(['known@shop.test']),
};
const judged = (...rows: readonly string[]) =>
  judgedLines(csvLines(bytes([head, ...rows].join('\n'))), facts);
const faults = (...rows: readonly string[]) =>
  judged(...rows).map((line) => line.faults.map(({ column, code }) => `${column} ${code}`).join());

function refusalOf(file: Uint8Array): string {
  try {
    csvLines(file);
    return 'read';
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

describe('a file of users', () => {
  it('is read with semicolons, commas and tabs, a byte order mark, quotes, and columns in any order', () => {
    for (const sign of [';', ',', '\t']) {
      const text = `\uFEFFLastname;email;role;firstname;organisation\n"O;Hara";a@b.test;x;Éva;L1`;
      const file = text.replaceAll(';', sign);
      expect(csvLines(bytes(file))[0]).toMatchObject({
        line: 2,
        cells: { email: 'a@b.test', firstname: 'Éva', lastname: `O${sign}Hara`, language: '' },
      });
    }
  });

  it('is refused whole in another encoding, without its columns, broken, or too long', () => {
    expect(refusalOf(new Uint8Array(Buffer.from(head, 'utf16le')))).toBe('csv-unreadable');
    expect(refusalOf(new Uint8Array(Buffer.from(`${head}\nÉ`, 'latin1')))).toBe('csv-unreadable');
    expect(refusalOf(bytes(`${head}\n"open;a;b`))).toBe('csv-unreadable');
    expect(refusalOf(bytes(''))).toBe('csv-columns-missing');
    expect(refusalOf(bytes('email;name\na;b'))).toBe('csv-columns-missing');
    expect(refusalOf(bytes([head, ...Array<string>(501).fill('a;b;c;d;e')].join('\n')))).toBe(
      'csv-too-many-lines',
    );
    expect(refusalOf(bytes([head, ...Array<string>(500).fill('a;b;c;d;e')].join('\n')))).toBe('read');
  });
});

describe('a line', () => {
  it('becomes a user of one role in one organisation, named by its external id or its name', () => {
    const [first, second] = judged(
      'Sam@Shop.test;Sam;Doe;store_seller;M1',
      'lea@shop.test;Lea;Roy;store_seller;lille',
    );
    expect(first?.body).toMatchObject({
      ...{ email: 'sam@shop.test', modules: { tim: 'store_seller' }, timOrganizationId: 'o-2' },
      status: 'active',
    });
    expect(second?.body?.timOrganizationId).toBe('o-1');
  });

  it('is refused for a reason of one column', () => {
    expect(
      faults(
        'nobody;Sam;Doe;store_seller;L1',
        'a@shop.test;;Doe;store_seller;L1',
        'b@shop.test;S;Doe;store_seller;L1',
        'c@shop.test;Sam;Doe;boss;L1',
        'd@shop.test;Sam;Doe;super_admin;L1',
        'e@shop.test;Sam;Doe;store_seller;Paris',
        'known@shop.test;Sam;Doe;store_seller;L1',
        'f@shop.test;=cmd|calc;Doe;store_seller;L1',
      ),
    ).toEqual([
      'email invalid-email',
      'firstname required',
      'firstname invalid-name',
      'role unknown-role',
      'role role-not-assignable',
      'organisation unknown-organisation',
      'email email-already-used',
      'firstname formula',
    ]);
  });

  it('is not taken a second time', () => {
    const row = 'sam@shop.test;Sam;Doe;store_seller;L1';
    expect(faults(row, row.toUpperCase().replace('STORE_SELLER', 'store_seller'))).toEqual([
      '',
      'email twice-in-file',
    ]);
  });
});
