import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
