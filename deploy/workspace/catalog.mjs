// `npm run catalog`: writes contracts/catalog from the contracts and the endpoints that really answer.
// `npm run catalog -- --check` writes nothing and fails when the committed files say something else.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApi } from '@reprise/contracts/kernel';
import { apiEndpoints } from '@reprise/standalone';
import { asyncApi } from './catalog/async-api.mjs';
import { eventSchemas } from './catalog/event-schemas.mjs';
import { permissionTable } from './catalog/permission-table.mjs';
import { problemList } from './catalog/problem-list.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../contracts/catalog');
const asJson = (value) => `${JSON.stringify(value, null, 1)}\n`;

const endpoints = await apiEndpoints();
const files = {
  'events.json': asJson(eventSchemas()),
  'openapi.json': asJson(openApi(endpoints)),
  'asyncapi.json': asJson(asyncApi()),
  'permissions.md': permissionTable(endpoints),
  'problems.md': problemList(endpoints),
};

const committed = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
const changed = Object.keys(files).filter((name) => committed(name) !== files[name]);

if (process.argv.includes('--check')) {
  if (changed.length > 0) {
    console.error(
      `contracts/catalog is out of date: ${changed.join(', ')}. Run \`npm run catalog\` and commit it.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of changed) writeFileSync(join(folder, name), files[name]);
  console.log(
    changed.length > 0 ? `contracts/catalog: ${changed.join(', ')}` : 'contracts/catalog is up to date',
  );
}
