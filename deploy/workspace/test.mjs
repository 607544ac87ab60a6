// `npm test`: every test. Builds first, because some tests start the product as a newcomer would.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const run = (script, args, env = {}) =>
  spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

const onlyBrowser = process.argv.includes('--only-browser');
const given = process.argv.slice(2).filter((each) => each !== '--only-browser');
const projects = onlyBrowser ? [] : ['node', 'int', 'web'];
const env = {};
if (process.env.SKIP_BROWSER === '1') {
  console.log('SKIP_BROWSER=1: the browser tests are left out.');
} else {
  const browser = await findBrowser();
  if (!browser) {
    console.error(
      'No Chromium starts here, so the browser tests cannot run.\n' +
        'Install one (Debian: apt-get install chromium; or Google Chrome), name it in CHROMIUM_PATH,\n' +
        'or install libnss3 and libnspr4 for the one that ships with the project.\n' +
        'SKIP_BROWSER=1 npm test leaves the browser tests out.',
    );
    process.exit(1);
  }
  projects.push('e2e');
  env.REPRISE_BROWSER = JSON.stringify(browser);
}

const built = run('deploy/workspace/start.mjs', ['--build-only']);
process.exit(built || run('node_modules/jest/bin/jest.js', ['--selectProjects', ...projects, ...given], env));
