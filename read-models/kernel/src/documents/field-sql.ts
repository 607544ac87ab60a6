import { checkedPath, jsonPath } from './json-path';
import { pathValue } from './key-columns';

/** The source of a path's value: the document itself, or the elements of the arrays that it passes through. */
export type FieldSql =
  | { readonly kind: 'scalar'; readonly value: string; readonly type: string }
  | {
      readonly kind: 'array';
      /** Table expression with one row per element. */
      readonly from: string;
      readonly value: string;
      readonly type: string;
      /** JSON type of the outermost array, null if absent. */
      readonly whole: string;
    };

/** `items.ean` with arrays `items` → steps `items`, `ean`; the last step is `''` if the path is the array itself. */
function steps(path: string, arrays: readonly string[]): string[] {
  const through = arrays.filter((array) => path === array || path.startsWith(`${array}.`));
  through.sort((a, b) => a.length - b.length);
  const starts = ['', ...through.map((array) => `${array}.`)];
  return starts.map((start, index) => (through[index] ?? path).slice(start.length));
}

const objectOf = (alias: string): string => `CASE WHEN ${alias}.type='object' THEN ${alias}.value END`;

const none: ReadonlySet<string> = new Set();

/** @param columns paths that the table has columns of. @throws RangeError for an invalid path. */
export function fieldSql(path: string, arrays: readonly string[] = [], columns = none): FieldSql {
  const [first = path, ...rest] = steps(checkedPath(path), arrays);
  if (rest.length === 0) {
    const type = path === '_id' || path === '_revision' ? "'text'" : `json_type(doc,${jsonPath(path)})`;
    return { kind: 'scalar', value: pathValue(path, columns), type };
  }
  const tables = [`json_each(doc,${jsonPath(first)}) AS e0`];
  const between = rest.slice(0, -1);
  between.forEach((step, index) => {
    tables.push(`json_each(${objectOf(`e${index}`)},${jsonPath(step)}) AS e${index + 1}`);
  });
  const last = rest.at(-1) ?? '';
  const alias = `e${between.length}`;
  const whole = `json_type(doc,${jsonPath(first)})`;
  const from = tables.join(',');
  if (last === '') return { kind: 'array', from, whole, value: `${alias}.value`, type: `${alias}.type` };
  const inner = `${objectOf(alias)},${jsonPath(last)}`;
  return { kind: 'array', from, whole, value: `json_extract(${inner})`, type: `json_type(${inner})` };
}
