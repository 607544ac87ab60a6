import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as ts from 'typescript';
import type { ImportEdge } from './rules';

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-types',
  '.git',
  '.nx',
  'coverage',
  'fixtures',
  'data',
  'catalog',
]);

/** Every TypeScript source below `root`, relative to it, with forward slashes. */
export function sourceFiles(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(root, path);
    return /\.tsx?$/.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
  });
}

/** Package name → folder of every workspace below `root`. */
export function workspaceFolders(root: string): Map<string, string> {
  const groups = ['services', 'read-models'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return new Map(
    ['contracts', 'web', ...groups].map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const name =
        typeof manifest === 'object' && manifest !== null && 'name' in manifest ? String(manifest.name) : '';
      return [name, folder] as const;
    }),
  );
}

/** What one source imports, by the compiler's own reading of it. */
export function importsOf(
  file: string,
  source: string,
  workspaces: ReadonlyMap<string, string>,
): ImportEdge[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName: specifier }) => {
    const name = specifier.split('/').slice(0, 2).join('/');
    const toPackage = workspaces.get(name);
    return toPackage === undefined ? { from: file, specifier } : { from: file, specifier, toPackage };
  });
}
