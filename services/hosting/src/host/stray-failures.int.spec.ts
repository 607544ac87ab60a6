import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@reprise/kernel/testing';

const hook = join(__dirname, '../../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'stray.fixture.ts');

describe('an unhandled failure in a host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-stray-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function host(failure: string) {
    const child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, program, failure], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...{ DATA_DIR: folder, OPS_PORT: '0', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
        ...{ EVENTSTORE_URL: '', MONGODB_URL: '' },
      },
    });
    const ended = once(child, 'close');
    let words = '';
    child.stdout.on('data', (chunk) => (words += String(chunk)));
    return { child, ended, words: () => words };
  }

  it.each(['rejection', 'exception'])(
    'is logged with its cause and ends it in an orderly way: %s',
    async (failure) => {
      const { ended, words } = host(failure);
      expect(await ended).toEqual([1, null]);
      expect(words()).toMatch(/unhandled failure/);
      expect(words()).toMatch(/RangeError: the cause of it/);
      expect(words()).toMatch(/gave its leases back[^]*stopped/);
    },
  );

  it('does not end it if an engine is unavailable', async () => {
    const { child, ended, words } = host('absence');
    await eventually(() => words().includes('an engine is unavailable'));
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(words()).not.toMatch(/unhandled failure/);
  });
});
