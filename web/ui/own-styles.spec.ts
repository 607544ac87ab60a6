import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const web = join(__dirname, '..');
const outside = /node_modules|^dist/;
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => !outside.test(path));
const read = (path: string): string => readFileSync(join(web, path), 'utf8');
const sources = files.filter((path) => /\.tsx?$/.test(path)).map(read);
const modules = files.filter((path) => path.endsWith('.module.css'));

/** Names of a sheet's own classes; those of antd stand in `:global(…)`. */
const classesOf = (css: string): string[] => [
  ...new Set(
    [...css.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
];

/** Classes that a screen asks of a sheet which has none of that name: they would show nothing. */
function missingIn(path: string): string[] {
  const source = read(path);
  const imports = [...source.matchAll(/^import (\w+) from '(\..*\.module\.css)'/gm)];
  return imports.flatMap(([, styles, sheet = '']) => {
    const css = read(join(dirname(path), sheet));
    const named = [...source.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))];
    return named.flatMap(([, name]) => (css.includes(`.${name}`) ? [] : `${path}: ${name}`));
  });
}

describe('own styles', () => {
  it('are found', () => expect(modules.length).toBeGreaterThan(10));

  it.each(modules)('%s holds no class that nobody names', (path) => {
    const users = sources.filter((source) => source.includes(basename(path)));
    const unnamed = classesOf(read(path)).filter(
      (name) => !users.some((source) => source.includes(`'${name}'`)),
    );
    expect(unnamed).toEqual([]);
  });

  it('hold every class that a screen names', () => {
    const screens = files.filter((path) => /\.tsx?$/.test(path));
    expect(screens.flatMap(missingIn)).toEqual([]);
  });
});
