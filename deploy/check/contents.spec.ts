import { leftOut, openedFiles, programs, threads } from '../images/contents.mjs';
import { isUnwanted } from '../images/unwanted.mjs';
import { filesIn, textOf } from './files';
import { isCommand } from './known';

const sources = ['contracts/src', 'services', 'read-models']
  .flatMap((folder) => filesIn(folder, '.ts'))
  .filter((file) => !/node_modules|\/dist\/|\.d\.ts$|\.spec\.ts$|\/testing\/|\/demo\//.test(file));
const sourceOf = (file: string): string => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

describe('the contents of the images', () => {
  it.each(Object.entries(programs))('%s starts existing programs', (_image, files) => {
    expect(files.filter((file) => !isCommand(file))).toEqual([]);
  });

  it.each(filesIn('deploy/runbooks', '.md'))(
    'have the programs of %s, also in operations and in the worker',
    (file) => {
      const named = [...textOf(file).matchAll(/op (services\/\w+\/dist\/[\w.-]+\.js)/g)].map(
        ([, name]) => name,
      );
      for (const image of [programs.operations, programs.worker])
        expect(named.filter((name) => !image.includes(String(name)))).toEqual([]);
    },
  );

  it('list every file that opens others by a computed path', () => {
    const opens = /new Worker\(this|require\.resolve\(|createRequire\(|(join|resolve)\(__dirname/;
    const found = sources.filter((file) => opens.test(textOf(file)));
    const named = [...threads, ...openedFiles].map(({ of }) => sourceOf(of));
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('list threads whose programs exist', () => {
    expect(threads.flatMap(({ program, of }) => [program, of]).filter((file) => !isCommand(file))).toEqual(
      [],
    );
  });

  it.each([
    'node_modules/typescript/lib/tsc.js',
    'node_modules/@swc/core/index.js',
    'node_modules/@photostructure/sqlite/src/upstream/sqlite3.c',
    'services/buyback/src/index.ts',
    'services/buyback/dist/domain/buyback.decider.spec.js',
    'data/secrets/master.key',
    'usr/local/bin/npm',
  ])('never contain %s', (path) => expect(isUnwanted(path)).toBe(true));

  it.each(['node_modules/zod/index.js', 'services/buyback/dist/index.js', 'node_modules/qs/LICENSE.md'])(
    'may contain %s',
    (path) => expect([isUnwanted(path), leftOut.test(path)]).toEqual([false, false]),
  );
});
