import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from 'playwright-core';

/** Chosen by `npm test`, which has checked that it starts; see deploy/workspace/browser.mjs. */
function launchOptions(): LaunchOptions {
  const given = process.env['REPRISE_BROWSER'];
  if (given) return JSON.parse(given) as LaunchOptions;
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  };
}

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/**
 * The hidden frame that prints stays empty: the browser's viewer of PDF files would come and go in frames of its own,
 * and Playwright throws, outside of any test, when a page is left while they come.
 */
function printsNothing(): void {
  const { prototype } = HTMLIFrameElement;
  const { set, ...own } = Object.getOwnPropertyDescriptor(prototype, 'src') ?? {};
  Object.defineProperty(prototype, 'src', {
    ...own,
    set(this: HTMLIFrameElement, address: string) {
      set?.call(this, this.hidden ? 'about:blank' : address);
    },
  });
}

/** On a busy machine a page may show its final state late. */
async function patient(made: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await made;
  context.setDefaultTimeout(60_000);
  await context.addInitScript(printsNothing);
  return context;
}

/** A phone of 2020: 360 × 800, touch. */
export const phone = (browser: Browser, locale = 'fr-FR'): Promise<BrowserContext> =>
  patient(
    browser.newContext({
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      locale,
      deviceScaleFactor: 1,
      acceptDownloads: true,
    }),
  );

/** A small laptop, as at a counter. */
export const laptop = (
  browser: Browser,
  locale = 'fr-FR',
  more: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  patient(
    browser.newContext({ viewport: { width: 1280, height: 720 }, locale, acceptDownloads: true, ...more }),
  );
