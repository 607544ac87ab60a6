// Before `npm run catalog`: what each command does by status, from the tables beside the deciders, as data of the
// contracts. The specs beside the tables try every cell; OpenAPI tells it to whoever calls.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const target = join(root, 'contracts/src/acts/outcomes.json');
const tables = {
  buyback: 'services/buyback/src/domain/buyback-outcomes.md',
  item: 'services/item/src/domain/item-outcomes.md',
  package: 'services/package/src/domain/package-outcomes.md',
  payment: 'services/payment/src/domain/payment-outcomes.md',
  'payment-batch': 'services/payment/src/domain/payment-batch-outcomes.md',
  'price-list': 'services/catalogue/src/price-lists/domain/price-list-outcomes.md',
};
/** The row of a package spells its status with a hyphen, its stream with an underscore. */
const spelling = { package: (status) => status.replaceAll('_', '-') };

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowsOf = (markdown) =>
  markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line));

/** Of one lifecycle: command → the statuses in which it acts, with those that it leads to, and in which it repeats. */
function actsOf(category, markdown) {
  const spelled = spelling[category] ?? ((status) => status);
  const acts = {};
  let columns = [];
  for (const [first, ...cells] of rowsOf(markdown).map(cellsOf)) {
    if (first === 'Command') {
      columns = cells.map((cell) => [
        ...new Set(cell.split('<br>').map((state) => spelled(state.split(',')[0]))),
      ]);
      continue;
    }
    const act = (acts[`${category}.${/^\w+/.exec(first)?.[0]}`] ??= { from: {}, done: [] });
    for (const [at, cell] of cells.entries())
      for (const status of columns[at] ?? []) {
        if (cell === '✓' || cell.startsWith('→ ')) {
          const after = cell === '✓' ? status : spelled(cell.slice(2));
          act.from[status] = [...new Set([...(act.from[status] ?? []), after])];
        } else if (cell === '·' && !act.done.includes(status)) act.done.push(status);
      }
  }
  for (const act of Object.values(acts))
    act.done = act.done.filter((status) => !act.from[status] && !/^not |^none$/.test(status));
  return acts;
}

export async function actOutcomes() {
  const all = Object.entries(tables).map(([category, path]) =>
    actsOf(category, readFileSync(join(root, path), 'utf8')),
  );
  const text = JSON.stringify(Object.assign({}, ...all), null, 2);
  return format(text, { ...(await resolveConfig(target)), filepath: target });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(target, await actOutcomes());
export const committedActs = () => readFileSync(target, 'utf8');
