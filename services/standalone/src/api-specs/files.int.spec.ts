import { runProduct, type Asker, type Product } from './testing/running-product';
import { aPdf as pdf, sendFile } from './testing/send-file';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// Back office §5 "Design" and "Files".
describe('files of a client', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
  });
  afterAll(() => product.close());

  const manager: Asker = 'root_management_unit_manager';
  const send = (path: string, bytes: Buffer, as: Asker = manager) => sendFile(product, path, bytes, as);
  const read = (url: string, accept = '*/*') => ask('GET', url.replace('/api', ''), { headers: { accept } });
  const design = (body: object, as: Asker = manager) =>
    ask('PATCH', `/accounts/${product.accountId}`, { as, body });

  it('are a logo and a favicon, by their address, on the public site and on papers', async () => {
    const logo = (await send('/pictures', png)).body.url;
    const favicon = (await send('/favicons', png)).body.url;
    expect((await design({ logo, favicon })).body).toMatchObject({ logo, favicon });
    const { body } = await ask('POST', '/webtoken-with-account-and-ord', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `url=${encodeURIComponent('http://localhost/')}`,
    });
    expect(body.account).toMatchObject({ logo, favicon });
    const { status, headers } = await read(logo, 'image/*');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('are refused as anything but what was uploaded for the field, and the field is named', async () => {
    const paper = (await send('/legal-documents', pdf)).body.url;
    for (const wrong of [
      'javascript:alert(1)',
      'https://elsewhere.example/a.png',
      '/api/pictures/x.png',
      paper,
    ]) {
      const { status, body } = await design({ logo: wrong });
      expect([status, body.violations[0]]).toMatchObject([
        422,
        { propertyPath: 'logo', code: 'file-not-uploaded' },
      ]);
    }
    const category = { image: { url: 'javascript:alert(1)', alt: '' } };
    const [{ id }] = (
      await ask('GET', '/categories', { as: manager, headers: { accept: 'application/json' } })
    ).body;
    const refused = await ask('PATCH', `/categories/${id}`, { as: manager, body: category });
    expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, 'image.url']);
  });

  it('are legal papers as PDF beside the page, open to everybody and inert', async () => {
    const { status, body } = await send('/legal-documents', pdf);
    expect([status, body.url]).toEqual([
      201,
      expect.stringMatching(/^\/api\/legal-documents\/[0-9a-f]{64}\.pdf$/),
    ]);
    const of = `/accounts/${product.accountId}`;
    const { id } = (await ask('GET', `${of}/organization-root-detail`, { as: manager })).body;
    const changed = await ask('PATCH', `/organization-root-details/${id}`, {
      as: manager,
      body: { eulaDocument: body.url },
    });
    expect(changed.body).toMatchObject({ eulaDocument: body.url });
    expect(changed.body.eula).not.toBe('');
    const paper = await read(body.url);
    expect([paper.status, paper.text]).toEqual([200, pdf.toString()]);
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('are judged by their content and size, and sent by who keeps the site', async () => {
    expect((await send('/legal-documents', png)).body.code).toBe('file-type-not-allowed');
    expect((await send('/favicons', pdf)).body.code).toBe('file-type-not-allowed');
    const { status, body } = await send('/favicons', Buffer.concat([png, Buffer.alloc(21 * 1024)]));
    expect([status, body.code, body.details, body.violations]).toEqual([
      ...[413, 'file-too-large', { limit: 20 * 1024 }, undefined],
    ]);
    expect((await send('/legal-documents', pdf, 'store_seller')).status).toBe(403);
    expect((await send('/favicons', png, 'store_seller')).status).toBe(403);
  });

  it('are refused with a sentence where another program would open them as something else', async () => {
    const end = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'));
    const before = (await ask('GET', `/accounts/${product.accountId}`, { as: manager })).body;
    for (const [path, bytes] of [
      ['/pictures', Buffer.concat([png, end])],
      ['/favicons', Buffer.concat([png, pdf])],
      ['/legal-documents', Buffer.concat([pdf, end])],
    ] as const) {
      const { status, body } = await send(path, bytes);
      expect([status, body.code, body.url]).toEqual([422, 'file-type-not-allowed', undefined]);
      expect(body.detail).toMatch(/\.$/);
    }
    expect((await ask('GET', `/accounts/${product.accountId}`, { as: manager })).body).toEqual(before);
  });

  it('of the demonstration are small drawings, for each category and product', async () => {
    const headers = { accept: 'application/json' };
    const rows = (await ask('GET', '/public/products?itemsPerPage=30', { as: 'visitor', headers })).body;
    expect(rows.length).toBeGreaterThan(10);
    for (const { image } of rows) {
      const { status, text } = await read(image, 'image/*');
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(8_000);
    }
    expect(new Set(rows.map(({ image }: { image: string }) => image)).size).toBe(rows.length);
  });
});
