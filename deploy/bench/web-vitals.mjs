// What a visitor waits for, measured in Chromium with a slow line and a slow processor.
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const slowerBy = 4;
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, locale: 'fr-FR' };

/** In the page: keeps the largest paint, all shifts, the slowest answer to a tap, and when what is sought was there. */
function watch(sought) {
  const seen = { lcp: 0, cls: 0, inp: 0, shown: 0, what: '' };
  globalThis.vitals = seen;
  const on = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  new MutationObserver(() => {
    if (!seen.shown && document.querySelector(sought)) seen.shown = performance.now();
  }).observe(document, { childList: true, subtree: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.what = entry.element?.className || entry.element?.tagName || '';
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('event', (entry) => entry.interactionId && (seen.inp = Math.max(seen.inp, entry.duration)), {
    durationThreshold: 16,
  });
}

/**
 * A visitor without anything kept, on a slow phone.
 * @param sought what the visitor came for, as a selector
 * @param visit what the visitor does then
 * @param storageState of somebody who is signed in, as Playwright keeps it; by default nobody
 */
export async function measured(
  browser,
  { address, sought = 'h1', visit = async () => undefined, storageState },
) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slowLine);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  const bytes = {};
  let requests = 0;
  const kinds = new Map();
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    requests += 1;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(watch, sought);
  await page.goto(address);
  await page.locator(sought).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const first = { ...(await page.evaluate(() => globalThis.vitals)), requests };
  await visit(page);
  const { inp } = await page.evaluate(() => globalThis.vitals);
  await context.close();
  return { ...first, inp, bytes };
}

export const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
