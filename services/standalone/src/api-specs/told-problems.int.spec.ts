import { runProduct, type Product } from './testing/running-product';

// http api "Errors", ADR 58: who asks is told in the own language what happened, what changed and what to do.
describe('problems are told', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  const completed = async (): Promise<string> => {
    const { body } = await product.ask('GET', '/buybacks?status=bb_completed&itemsPerPage=1', {
      as: 'admin',
    });
    return body['hydra:member'][0].id;
  };
  const cancel = async (body: object, language?: string) =>
    product.ask('POST', `/buybacks/${await completed()}/cancel`, {
      as: 'admin',
      body,
      headers: language ? { 'accept-language': language } : {},
    });

  it('in French to who asks in French, where a completed buyback is cancelled', async () => {
    const { status, body, headers } = await cancel(
      { reason: 'customer_retractation' },
      'fr-FR,fr;q=0.9,en;q=0.8',
    );
    expect([status, body.code, body.type]).toEqual([
      409,
      'buyback-not-cancellable',
      '/errors/buyback-not-cancellable',
    ]);
    expect(body.detail).toBe(
      'Ce rachat ne peut plus être annulé. Rien n’a été modifié. Consultez son statut.',
    );
    expect(headers).toMatchObject({
      'content-language': 'fr',
      vary: expect.stringContaining('Accept-Language'),
    });
  });

  it('in English to everybody else', async () => {
    const { body, headers } = await cancel({ reason: 'customer_retractation' }, 'ja');
    expect(body.detail).toBe(
      'This buyback can no longer be cancelled. Nothing was changed. Check its status.',
    );
    expect(headers['content-language']).toBe('en');
  });

  it('field by field', async () => {
    const long = { reason: 'other', comment: 'x'.repeat(256) };
    const { status, body } = await cancel(long, 'fr');
    expect([status, body.violations]).toEqual([
      422,
      [{ propertyPath: 'comment', message: 'Au plus 255 caractères.', code: 'too-long' }],
    ]);
    expect(body.detail).toMatch(/^Certaines informations .+\ncomment: Au plus 255 caractères\.$/);
  });
});
