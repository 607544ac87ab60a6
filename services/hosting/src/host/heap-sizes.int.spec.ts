import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const hook = join(__dirname, '../../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'heap.fixture.ts');

type Seen = { readonly most: number; readonly ofThread: number };

describe('the heap of a host', () => {
  const seen = (how: string): Seen => {
    const options = ['--max-semi-space-size=8', '-C', '@reprise/source', '-r', hook];
    return JSON.parse(
      execFileSync(process.execPath, [...options, program, how], { encoding: 'utf8' }),
    ) as Seen;
  };

  it('holds much less of what is not in use any more, and leaves threads the young generation that they ask for', () => {
    const [slowly, asEver] = [seen('slowly'), seen('as ever')];
    expect(slowly.most).toBeLessThan(0.75 * asEver.most);
    expect(asEver.ofThread).toBeLessThanOrEqual(2 * 8 * 2 ** 20);
    expect(slowly.ofThread).toBeGreaterThan(2 * 8 * 2 ** 20);
  });
});
