// `npm test`: every test that needs no engine, by nx. `npm run e2e`: the browser tests alone.
import { findBrowser } from './browser.mjs';
import { nx } from './nx.mjs';

const targets = process.argv.length > 2 ? process.argv.slice(2) : ['test', 'screens', 'int', 'e2e'];

/** The browser for the tests, as an environment variable; undefined if none starts. */
async function browser() {
  const found = await findBrowser();
  if (found) return { REPRISE_BROWSER: JSON.stringify(found) };
  console.error(
    'Chromium does not start here, so the browser tests cannot run.\n' +
      'Install it (Debian: apt-get install chromium; or Google Chrome), set CHROMIUM_PATH,\n' +
      'or install libnss3 and libnspr4 for the bundled one.\n' +
      'SKIP_BROWSER=1 npm test skips the browser tests.',
  );
  return undefined;
}

if (process.env.SKIP_BROWSER === '1') {
  console.log('SKIP_BROWSER=1: the browser tests are skipped.');
  process.exitCode = nx(['run-many', '-t', ...targets.filter((target) => target !== 'e2e')]);
} else {
  const env = await browser();
  process.exitCode = env ? nx(['run-many', '-t', ...targets], env) : 1;
}
