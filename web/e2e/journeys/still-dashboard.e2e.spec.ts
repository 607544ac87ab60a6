import type { Page } from 'playwright-core';
import { colleague } from '../support/colleague';
import { watchShifts } from '../support/shifts';
import { stage } from '../support/stage';

const product = stage();

/** So slow that each part of a page is painted before the next one comes. */
async function slowly(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const bytes = 204_800;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes },
  });
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
}

async function opened(page: Page, address: string, sought: string): Promise<void> {
  await page.goto(`${product.url}/dashboard${address}`);
  await page.locator(sought).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const file = 'main a[href*="/buyback/"]';

// Experience: "CLS ≤ 0.02".
describe.each([
  ['on a phone', 390],
  ['on a laptop', 1280],
] as const)('a page of the dashboard %s', (_where, width) => {
  it('keeps everything in its place while its parts come, be it the home page, a list or a file', async () => {
    const { page, context } = await colleague(product.browser, product.url, 'store_manager');
    await page.setViewportSize({ width, height: 844 });
    await slowly(page);
    const shifts = await watchShifts(page);
    const moved: Record<string, number> = {};
    await opened(page, '/home', '[data-testid=today-board]');
    moved['home'] = await shifts();
    await opened(page, '/buybacks', file);
    moved['list'] = await shifts();
    const address = await page.locator(file).first().getAttribute('href');
    await opened(page, String(address).replace('/dashboard', ''), '[data-testid=buyback-summary]');
    moved['file'] = await shifts();
    expect(Object.entries(moved).filter(([, score]) => score > 0.02)).toEqual([]);
    await context.close();
  });
});
