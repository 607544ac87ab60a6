import type { Page } from 'playwright-core';

declare global {
  interface Window {
    shifted?: number;
  }
}

/** How far what is shown moves while a page opens, as browsers score it (CLS): whatever the time that it takes. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
      window.shifted = total;
    }).observe({ type: 'layout-shift', buffered: true });
    window.shifted = total;
  });
  return () => page.evaluate(() => window.shifted ?? Number.NaN);
}

/** Does something while the server answers nothing. */
export async function withoutServer(page: Page, act: () => Promise<void>): Promise<void> {
  const held: (() => Promise<void>)[] = [];
  const hold = '**/api/**';
  await page.route(hold, (route) => void held.push(() => route.continue()));
  await act();
  await page.unroute(hold);
  await Promise.all(held.map((go) => go()));
}
