import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { startProduct, type Product } from './product';

export type Stage = { readonly url: string; readonly browser: Browser };

/** One product and one browser for all journeys of a buyback. */
export function stage(): Stage {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
    product = await startProduct();
  });
  afterAll(async () => {
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
    get browser() {
      return there(browser);
    },
  };
}
