import type { Page } from 'playwright-core';
import { eventually } from '@reprise/kernel/testing';
import { laptop, phone } from '../support/browser';
import { signIn } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage('file');

const told = (message: string): Record<string, unknown>[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes('error in a browser') && line.includes(message))
    .map((line) => JSON.parse(line).browser);

/** In a moment of its own, as a handler of the page would. */
const fails = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => void setTimeout(() => reportError(new Error(text))), message);

describe('an error of a page', () => {
  it('of a customer reaches the log, with the pattern of its address and nothing about them', async () => {
    const page = await (await phone(product.browser)).newPage();
    await page.goto(`${product.url}/tracking/0198f2c4-7d21-7cc3-98c4-dc0c0c07398f?token=secret`);
    await page.getByRole('heading').first().waitFor();
    await fails(page, 'no way for ada@example.com');
    await eventually(() => told('no way for …').length > 0);
    const [line] = told('no way for …');
    expect(line).toMatchObject({
      ...{ app: 'public', route: '/tracking/:buybackId' },
      message: 'Error: no way for …',
    });
    expect(JSON.stringify(line)).not.toMatch(/ada|secret|0198f2c4/);
  });

  it('of a colleague does too; a connection that is lost is no error to report', async () => {
    const page = await (await laptop(product.browser)).newPage();
    await signIn(page, product.url, 'store_manager');
    await page.evaluate(() => void fetch('http://localhost:9/'));
    await fails(page, 'a till that stopped');
    await eventually(() => told('a till that stopped').length > 0);
    expect(told('a till that stopped')).toMatchObject([{ app: 'dashboard', route: '/home' }]);
    expect(told('fetch')).toEqual([]);
  });

  it('that stops a page from being drawn leaves a way on, and the rest of the frame', async () => {
    const page = await (await phone(product.browser, 'en-GB')).newPage();
    await page.goto(product.url);
    await page.getByText('Smartphones', { exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate(() => {
      history.pushState(null, '', '/cookies-policy');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await journeyOf('page-not-drawn', page).screen('stopped');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page
      .getByRole('heading', { name: /cookie/i })
      .first()
      .waitFor();
    expect(told('module')).toEqual([]);
  });
});
