// First load of both apps: what each chunk weighs, and what a visitor on a slow phone waits for (experience).
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { bench, quick, round, say } from './measure.mjs';
import { startProduct } from './product.mjs';
import { measured, middle } from './web-vitals.mjs';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist');
const times = quick ? 1 : 3;

/** The scripts that a page names: its entry, and all that this imports outright. */
async function firstScripts(page) {
  const html = await readFile(join(dist, page), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
  const chunks = await Promise.all(
    [...new Set(named)].map(async (file) => {
      const code = await readFile(join(dist, 'assets', file));
      return { file, gzipBytes: gzipSync(code, { level: 9 }).length };
    }),
  );
  const total = chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  chunks.sort((a, b) => b.gzipBytes - a.gzipBytes);
  say(`  ${page}: ${round(total / 1000, 1)} kB of script after gzip`);
  for (const { file, gzipBytes } of chunks.slice(0, 12)) say(`    ${String(gzipBytes).padStart(7)} ${file}`);
  return { gzipKb: round(total / 1000, 1), chunks };
}

const diag = 'main a[href^="/diag/"]';
async function addressOfQuestions(browser, at) {
  const page = await browser.newPage();
  await page.goto(`${at}/results?q=iphone%2014`);
  const address = await page.locator(diag).first().getAttribute('href');
  await page.close();
  return address;
}

/** What the browser of a manager keeps who has logged in. */
async function signedIn(browser, at) {
  const page = await browser.newPage();
  await page.goto(`${at}/dashboard/login`);
  await page.locator('input[type=email]').fill('root_management_unit_manager@demo.reprise.test');
  await page.locator('input[type=password]').fill('Reprise2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/home/);
  const kept = await page.context().storageState();
  await page.close();
  return kept;
}

/** A visitor taps through the questions of a product. */
async function answer(page) {
  for (let step = 0; step < 4; step += 1) {
    await page.locator('label:has([type=radio])').first().waitFor();
    const before = page.url();
    await page.locator('label:has([type=radio])').first().tap();
    await page.waitForURL((url) => url.href !== before);
  }
}

async function visits(browser, name, asked) {
  const all = [];
  for (let n = 0; n < times; n += 1) all.push(await measured(browser, asked));
  const of = (key) => middle(all.map((each) => each[key]));
  const kb = Object.fromEntries(Object.entries(all[0].bytes).map(([kind, n]) => [kind, round(n / 1000, 1)]));
  const found = {
    lcpMs: round(of('lcp'), 0),
    shownMs: round(of('shown'), 0),
    requests: of('requests'),
    cls: round(of('cls'), 3),
    inpMs: of('inp'),
    largest: all[0].what,
    kb,
  };
  say(`  ${name}: ${JSON.stringify(found)}`);
  return found;
}

await bench(async (folder) => {
  const product = await startProduct(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const at = product.origin.replace('127.0.0.1', 'localhost');
    return {
      what: 'first load in Chromium: 1.6 Mbit/s, 150 ms, processor four times slower, 360 x 800, nothing cached',
      aim: 'public: 150 kB of script, LCP 2.0 s, CLS 0.02, INP 200 ms; dashboard: 350 kB of script',
      scripts: {
        public: await firstScripts('index.html'),
        dashboard: await firstScripts('dashboard/index.html'),
      },
      home: await visits(browser, 'home', { address: `${at}/` }),
      results: await visits(browser, 'results', { address: `${at}/results?q=iphone%2014`, sought: diag }),
      questions: await visits(browser, 'questions', {
        ...{ address: at + (await addressOfQuestions(browser, at)), sought: 'main [type=radio]' },
        visit: answer,
      }),
      login: await visits(browser, 'dashboard login', { address: `${at}/dashboard/login` }),
      list: await visits(browser, 'dashboard list, signed in', {
        ...{ address: `${at}/dashboard/buybacks`, sought: 'main a[href*="/buyback/"]' },
        storageState: await signedIn(browser, at),
      }),
    };
  } finally {
    await browser.close();
    await product.close();
  }
});
