// `npm run pictures`: compares screens with their committed pictures; `-- --update` takes those pictures anew.
import { nx } from './nx.mjs';
import { findBrowser } from './browser.mjs';

const browser = await findBrowser();
if (!browser) console.error('Chromium does not start here; `npm test` says what to install.');
// Letters are drawn alike whatever a machine is set to.
const plainLetters = '--font-render-hinting=none';
const update = process.argv.includes('--update') ? { UPDATE_PICTURES: '1' } : {};
const options = { ...browser, args: [...(browser?.args ?? []), plainLetters] };
const env = { REPRISE_BROWSER: JSON.stringify(options), ...update };
process.exitCode = browser ? nx(['run', '@reprise/web:pictures'], env) : 1;
