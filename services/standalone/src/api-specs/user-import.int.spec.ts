import { runProduct, type Asker, type Product } from './testing/running-product';

type Line = { line: number; faults: { column: string; code: string }[] };
const plain = { accept: 'application/json' };
const head = 'email,firstname,lastname,role,organisation,language';

// Back office §2 "Users".
describe('a file of users', () => {
  let product: Product;
  let store: string;
  const chief: Asker = 'root_management_unit_manager';
  beforeAll(async () => {
    product = await runProduct();
    const { body } = await product.ask('GET', '/organizations?type=store', { as: chief, headers: plain });
    const named = { externalId: 'only-ours' };
    await product.ask('PATCH', `/organizations/${body[0].id}`, { as: chief, body: named });
    store = named.externalId;
  });
  afterAll(() => product.close());

  async function send(path: string, file: string | Buffer, as: Asker = chief) {
    const start = '--edge\r\ncontent-disposition: form-data; name="file"; filename="u.csv"\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(start), Buffer.from(file), Buffer.from('\r\n--edge--\r\n')]);
    const headers = {
      ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=edge' },
      authorization: `Bearer ${await product.tokenOf(as)}`,
    };
    const response = await product.app.inject({
      method: 'POST',
      url: `/api/users/import${path}`,
      headers,
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const row = (email: string, role = 'store_seller', place = store) =>
    `${email},Sam,Doe,${role},${place},en-GB`;
  const known = async (email: string, as: Asker = chief) =>
    (await product.ask('GET', `/users?email=${email}`, { as, headers: plain })).body;
  const codes = (lines: readonly Line[]) => lines.map(({ faults }) => faults.map(({ code }) => code).join());

  it('is judged without writing, then written, and each line tells its own fate', async () => {
    const file = [
      head,
      row('new.one@shop.test'),
      row('boss@shop.test', 'super_admin'),
      row('x@shop.test', 'store_seller', 'Nowhere'),
    ].join('\n');
    const checked = await send('/check', file);
    expect([checked.status, checked.body.accepted, checked.body.refused]).toEqual([200, 1, 2]);
    expect(codes(checked.body.lines)).toEqual(['', 'role-not-assignable', 'unknown-organisation']);
    expect(await known('new.one@shop.test')).toEqual([]);

    const written = await send('', file);
    expect([written.status, written.body.accepted]).toEqual([200, 1]);
    expect(await known('new.one@shop.test')).toMatchObject([
      { modules: { tim: 'store_seller' }, locale: 'en-GB', status: 'active', accountId: product.accountId },
    ]);
    const again = await send('', file);
    expect(codes(again.body.lines)[0]).toBe('email-already-used');
    expect(await known('new.one@shop.test')).toHaveLength(1);
  });

  it('places users only where its sender may, and only with roles that he may give', async () => {
    const file = [head, row('seller@shop.test'), row('wm@shop.test', 'warehouse_manager')].join('\n');
    expect(codes((await send('/check', file, 'other:root_management_unit_manager')).body.lines)).toEqual([
      'unknown-organisation',
      'unknown-organisation',
    ]);
    const own = await send('/check', file, 'store_manager');
    expect(codes(own.body.lines)[1]).toBe('role-not-assignable');
    expect((await send('/check', file, 'store_seller')).status).toBe(403);
    expect((await send('', file, 'root_management_unit_analyst')).status).toBe(403);
  });

  it('is refused in words when it is not text, lacks columns, or is too large', async () => {
    const code = async (file: string | Buffer) => (await send('', file)).body.code;
    expect(await code(Buffer.from(head, 'utf16le'))).toBe('csv-unreadable');
    expect(await code('email\na@shop.test')).toBe('csv-columns-missing');
    expect(await code([head, ...Array<string>(501).fill(row('a@shop.test'))].join('\n'))).toBe(
      'csv-too-many-lines',
    );
    expect((await send('', Buffer.alloc(300 * 1024, 'a'))).status).toBeGreaterThanOrEqual(400);
  });

  it('has a guide as PDF, in the languages of the dashboard, for who may import', async () => {
    const guide = (language: string, as: Asker) =>
      product.ask('GET', `/users/import/guide?language=${language}`, { as });
    for (const language of ['fr-FR', 'en-GB']) {
      const { status, headers, text } = await guide(language, 'root_management_unit_manager');
      expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    }
    expect((await guide('xx', 'root_management_unit_manager')).status).toBe(400);
    expect((await guide('fr-FR', 'store_seller')).status).toBe(403);
  });
});
