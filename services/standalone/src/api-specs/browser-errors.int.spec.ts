import { reportBrowserError } from '@reprise/contracts/browser-errors';
import { release } from '@reprise/contracts/kernel';
import { runProduct, type Product } from './testing/running-product';

type Line = { details: object; message: string };

/** Customer journey §9: errors of browsers reach the operators, and no person does. */
describe('an error of a page, reported by a browser', () => {
  let product: Product;
  const lines: Line[] = [];
  const told = () => lines.filter(({ message }) => message === 'error in a browser');
  beforeAll(async () => {
    const note = (details: object, message: string): void => void lines.push({ details, message });
    product = await runProduct({}, true, { info: note, warn: note, error: note });
  });
  afterAll(() => product.close());
  beforeEach(() => lines.splice(0));

  let addresses = 0;
  const elsewhere = () => `10.77.0.${(addresses += 1)}`;
  const error = { app: 'public', release, message: 'TypeError: x is undefined', route: '/diag/:id' } as const;
  const report = (more: object = {}, headers: Record<string, string> = {}, from = elsewhere()) =>
    product.ask('POST', '/browser-errors', { body: { ...error, ...more }, headers, from });

  it('becomes one line of the log and a count, without a token and with any', async () => {
    const stack = 'TypeError: x is undefined\n    at draw (https://shop.example/assets/a1B2.js:12:34567)';
    expect((await report({ stack, traceId: '0198f2c4' })).status).toBe(204);
    expect(told()).toEqual([
      { details: { browser: { ...error, stack, traceId: '0198f2c4' } }, message: 'error in a browser' },
    ]);
    const visitor = await product.ask('POST', '/browser-errors', { as: 'visitor', body: error });
    const expired = await report({ app: 'dashboard' }, { authorization: 'Bearer not-one-of-ours' });
    expect([visitor.status, expired.status]).toEqual([204, 204]);
    const figures = await product.metrics.text();
    expect(figures).toContain(`reprise_browser_errors_total{app="public",release="${release}"} 2`);
    expect(figures).toContain(`reprise_browser_errors_total{app="dashboard",release="${release}"} 1`);
  });

  it('is counted under “other” if its release is not this one: labels are few', async () => {
    await report({ release: '2024-r01' });
    await report({ release: 'whatever-9' });
    expect(await product.metrics.text()).toContain(
      'reprise_browser_errors_total{app="public",release="other"} 2',
    );
  });

  it('is written down without personal data, whatever was sent', async () => {
    const secrets = [
      'ada@example.com',
      'FR76 3000 6000 0112 3456 7890 189',
      '+33612345678',
      '353456781234569',
    ];
    const message = `no price for ${secrets.join(' or ')}, see /offer?token=abcdef`;
    const { status } = await report({ message, stack: message, route: '/offer/353456781234569' });
    expect(status).toBe(204);
    const written = JSON.stringify(told());
    expect(written).toContain('no price for …');
    for (const secret of [...secrets, 'abcdef']) expect(written).not.toContain(secret);
  });

  it('is refused if it is too long, no pattern of an address, or says anything else', async () => {
    const refused = [
      { message: 'x'.repeat(501) },
      { message: '' },
      { stack: 'x'.repeat(4001) },
      { route: '/offer?token=abc' },
      { route: 'https://elsewhere.example/' },
      { release: 'two words' },
      { app: 'another' },
      { customer: 'Ada' },
    ];
    for (const more of refused) expect([more, (await report(more)).status]).toEqual([more, 422]);
    const huge = await report({ stack: 'x'.repeat(1024 * 1024) });
    expect(huge.status).toBe(413);
    expect(told()).toEqual([]);
  });

  it('is taken from pages of this installation only', async () => {
    const at = (origin: string) => report({}, { origin, host: 'shop.example' });
    expect((await at('https://shop.example')).status).toBe(204);
    for (const origin of ['https://elsewhere.example', 'https://shop.example.evil.test', 'null'])
      expect([origin, (await at(origin)).status]).toEqual([origin, 403]);
    expect(told()).toHaveLength(1);
  });

  it('is taken as often as people meet errors, and not as often as a program can send them', async () => {
    const [{ times = 0 } = {}] = reportBrowserError.limits ?? [];
    const from = elsewhere();
    const answers = await Promise.all(Array.from({ length: times + 5 }, () => report({}, {}, from)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(told()).toHaveLength(times);
  });
});
