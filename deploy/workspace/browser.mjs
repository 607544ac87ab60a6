// Finds a Chromium for the browser tests: an installed one, or the one in the npm package @sparticuz/chromium.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function starts(launch) {
  try {
    const browser = await chromium.launch(launch);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function packaged() {
  try {
    const { default: bundled } = await import('@sparticuz/chromium');
    return { executablePath: await bundled.executablePath(), args: bundled.args };
  } catch {
    return undefined;
  }
}

/** Launch options of a browser that actually starts, or undefined. */
export async function findBrowser() {
  for (const executablePath of installed.filter((path) => path && existsSync(path))) {
    const launch = { executablePath, args: quiet };
    if (await starts(launch)) return launch;
  }
  const launch = await packaged();
  return launch && (await starts(launch)) ? launch : undefined;
}
