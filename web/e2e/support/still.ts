import type { Page, Request } from 'playwright-core';

const asked = new WeakMap<Page, Set<Request>>();

/** From now on it is known which requests of the page are not answered yet; the stream of news never is. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  const ended = (request: Request): boolean => open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** Whether the screen is as it will stay: everything has arrived, is drawn and has stopped moving. */
export async function isStill(page: Page): Promise<boolean> {
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const { top, height } = document.documentElement.getBoundingClientRect();
    const seen = (each: Element): boolean =>
      each.getBoundingClientRect().top < Math.max(innerHeight, top + height);
    return (
      document.readyState === 'complete' &&
      !document.querySelector('[aria-busy=true], .ant-spin-spinning, .ant-skeleton') &&
      [...document.images].filter(seen).every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    );
  });
  return drawn && asked.get(page)?.size === 0;
}
