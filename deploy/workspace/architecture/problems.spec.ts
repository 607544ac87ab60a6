import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemCodes } from '@reprise/contracts/problems';
import { unraisedProblems } from './problems';
import { sourceFiles } from './sources';

const root = join(__dirname, '../../..');

describe('problems', () => {
  it('are each raised somewhere', () => {
    const sources = sourceFiles(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(problemCodes.length).toBeGreaterThan(100);
    expect(unraisedProblems(problemCodes, sources)).toEqual([]);
  });

  it.each([
    ['its endpoint', 'contracts/src/item/item.api.ts'],
    ['the table', 'contracts/src/problems/table.ts'],
    ['a spec', 'services/item/src/item.spec.ts'],
  ])('would be noticed where only %s names one', (_where, path) => {
    expect(unraisedProblems(['stock-burnt'], [{ path, text: "'stock-burnt'" }])).toEqual(['stock-burnt']);
  });
});
