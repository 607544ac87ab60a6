import { openProduct, type Product } from './testing/product';
import { webhooksSuite } from './testing/webhooks.suite';

webhooksSuite('webhooks', openProduct);

describe('webhooks outside a demonstration', () => {
  let product: Product;
  beforeEach(async () => void (product = await openProduct({ privateAddresses: false })));
  afterEach(() => product.close());

  it.each([
    ...[
      'http://partner.example/hook',
      'https://localhost/hook',
      'https://127.0.0.1/hook',
      'https://[::1]/hook',
    ],
    ...[
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/',
      'https://printer/',
    ],
    ...['https://[::ffff:192.168.0.1]/', 'https://vault.internal/', 'https://0x7f.1/'],
  ])('do not deliver to %s', async (url) => {
    const { status, body } = await product.ask('POST', '/webhooks', { url });
    expect([status, body.code, body.violations]).toMatchObject([
      422,
      'webhook-address-not-allowed',
      [{ propertyPath: 'url' }],
    ]);
  });

  it.each([
    'https://user:pass@partner.example/',
    'ftp://partner.example/',
    'partner.example',
    'https://x.example/#a',
  ])('do not accept %s as an address', async (url) =>
    expect((await product.ask('POST', '/webhooks', { url })).status).toBe(422),
  );

  it('are limited to twenty', async () => {
    for (let count = 0; count < 20; count += 1) await product.create(`https://partner.example/${count}`);
    const { status, body } = await product.ask('POST', '/webhooks', { url: 'https://partner.example/' });
    expect([status, body.code]).toEqual([409, 'webhook-limit-reached']);
  });
});
