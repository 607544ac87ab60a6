import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../testing';
import { SqliteEventLog } from './sqlite-event-log';

describe('two processes appending to one file, one of them killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const file = join(folder, 'log.db');
  const children: ChildProcess[] = [];
  afterAll(() => {
    children.forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true });
  });

  function writer(): { acknowledged: () => string[]; kill: () => Promise<void> } {
    const hook = join(__dirname, '../testing/typescript.fixture.cjs');
    const program = join(__dirname, 'append-forever.fixture.ts');
    const child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    return {
      acknowledged: () => output.split('\n').slice(0, -1),
      kill: () =>
        new Promise((closed) => {
          child.on('close', () => closed());
          child.kill('SIGKILL');
        }),
    };
  }

  it('lose nothing that was acknowledged, and leave no partial append and no gap', async () => {
    const [one, two] = [writer(), writer()];
    await eventually(() => one.acknowledged().length > 200 && two.acknowledged().length > 200);
    await one.kill();
    const before = two.acknowledged().length;
    await eventually(() => two.acknowledged().length > before + 50);
    await two.kill();

    const log = new SqliteEventLog({ file });
    const all = await log.readAll('', 1_000_000);
    const held = new Set(all.map(({ id }) => id));
    expect([...one.acknowledged(), ...two.acknowledged()].filter((id) => !held.has(id))).toEqual([]);
    expect(all.map(({ position }) => Number(position))).toEqual(all.map((_, n) => n + 1));
    expect(all.filter(({ revision }) => revision === 0)).toHaveLength(all.length / 2);
    await log.close();
  });
});
