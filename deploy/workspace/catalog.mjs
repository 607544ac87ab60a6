// `npm run catalog`: writes contracts/catalog from the contracts and the endpoints actually served.
// `npm run catalog -- --check` writes nothing and fails if the committed files differ.
// `npm run catalog -- --publish` also adds new messages and fields to those promised to partners (published/).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApi } from '@reprise/contracts/kernel';
import { apiEndpoints } from '@reprise/standalone';
import { actOutcomes, committedActs } from './catalog/acts.mjs';
import { asyncApi } from './catalog/async-api.mjs';
import { eventSchemas } from './catalog/event-schemas.mjs';
import { messageSchemas } from './catalog/message-schemas.mjs';
import { permissionTable } from './catalog/permission-table.mjs';
import { problemList } from './catalog/problem-list.mjs';
import { promises } from './catalog/published.mjs';
import { asyncApiFaults, schemaFaults } from './catalog/validate.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../contracts/catalog');
const asJson = (value) => `${JSON.stringify(value, null, 1)}\n`;

const endpoints = await apiEndpoints();
const schemas = messageSchemas();
const bus = asyncApi();
const published = Object.entries(promises(folder)).map(([name, promise]) => [name, asJson(promise)]);
const files = {
  'events.json': asJson(eventSchemas()),
  'openapi.json': asJson(openApi(endpoints)),
  'asyncapi.json': asJson(bus),
  'permissions.md': permissionTable(endpoints),
  'problems.md': problemList(endpoints),
  ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asJson(schema)])),
};

const committed = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
const differs = ([name, text]) => committed(name) !== text;
const changed = Object.entries(files).filter(differs);
const unpublished = published.filter(differs);
const faults = [...schemaFaults(schemas), ...(await asyncApiFaults(bus))];

const names = (entries) => entries.map(([name]) => name).join(', ');
const fail = (text) => {
  console.error(text);
  process.exitCode = 1;
};

if (faults.length > 0) fail(`The message schemas are invalid:\n${faults.join('\n')}`);
if (process.argv.includes('--check')) {
  if (committedActs() !== (await actOutcomes()))
    fail('contracts/src/acts/outcomes.json is older than the tables of the deciders. Run `npm run catalog`.');
  if (changed.length > 0)
    fail(
      `contracts/catalog is out of date: ${names(changed)}. Run \`npm run catalog\` and commit the result.`,
    );
  if (unpublished.length > 0)
    fail(
      `Not published yet: ${names(unpublished)}. Run \`npm run catalog -- --publish\` and commit the result.`,
    );
} else {
  const written = [...changed, ...(process.argv.includes('--publish') ? unpublished : [])];
  for (const [name, text] of written) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  console.log(
    written.length > 0 ? `contracts/catalog: ${names(written)}` : 'contracts/catalog is up to date',
  );
}
