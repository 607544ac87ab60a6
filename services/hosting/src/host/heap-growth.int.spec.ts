import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const hook = join(__dirname, '../../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'heap.fixture.ts');

describe('the heap of a host', () => {
  const most = (how: string): number =>
    Number(
      execFileSync(process.execPath, ['-C', '@reprise/source', '-r', hook, program, how], {
        encoding: 'utf8',
      }),
    );

  it('holds much less of what is not in use any more', () => {
    expect(most('slowly')).toBeLessThan(0.75 * most('as ever'));
  });
});
