// The target `sizes` of `npm run check`: the length of files and functions. Fails if more than one in ten is too
// long.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { functionLengths, linesOf, percentile } from './sizes/lengths.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const excluded = [
  '**/node_modules',
  '**/dist',
  '**/dist-types',
  '**/fixtures',
  '**/.*',
  '**/*.spec.*',
  'data',
];
const most = { files: 110, functions: 30 };

const sources = ts.sys
  .readDirectory(root, ['.ts', '.tsx', '.mjs'], excluded)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const lengths = {
  files: sources.map(({ text }) => linesOf(text)),
  functions: sources.flatMap(({ path, text }) => functionLengths(path, text)),
};

for (const [what, numbers] of Object.entries(lengths)) {
  const [p50, p90] = [50, 90].map((percent) => percentile(numbers, percent));
  console.log(
    `${numbers.length} ${what}: half have at most ${p50} lines (p50), nine in ten at most ${p90} (p90)`,
  );
  if (p90 <= most[what]) continue;
  console.error(
    `Nine in ten ${what} should have at most ${most[what]} lines: split some of the longer ones.`,
  );
  process.exitCode = 1;
}
