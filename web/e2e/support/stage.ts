import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { type Beginning, startProduct, type Product } from './product';

export type Stage = Pick<Product, 'url' | 'killAndStart' | 'output'> & { readonly browser: Browser };

/**
 * A new product and browser for every journey, so that a repeated one finds nothing of the first attempt;
 * a walk that only looks keeps one for its whole file.
 */
export function stage(
  lasting: 'journey' | 'file' = 'journey',
  env: Record<string, string> = {},
  beginning: Beginning = 'with demonstration',
): Stage {
  const [before, after] = lasting === 'journey' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let product: Product | undefined;
  let browser: Browser | undefined;
  before(async () => {
    browser = await openBrowser();
    product = await startProduct(env, beginning);
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the stage is not set yet');
    return value;
  };
  return {
    get url() {
      return there(product).url;
    },
    killAndStart: () => there(product).killAndStart(),
    output: () => there(product).output(),
    get browser() {
      return there(browser);
    },
  };
}
