import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Machine } from './testing/machine';
import { folderEngines, type StoresIn } from './testing/machine-engines';
import { Buybacks, twoWorkersSpecs } from './testing/two-workers';

const hook = join(__dirname, '../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'testing/worker-process.fixture.ts');
const places: readonly StoresIn[] = ['log', 'documents'];

describe.each(places)('two workers at once, with leases and checkpoints in the %s', (storesIn) => {
  twoWorkersSpecs(async (dataDir) => folderEngines(dataDir, storesIn));

  it('lose and duplicate nothing when one is killed in the midst of its part', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'reprise-two-'));
    const machine = new Machine(dataDir, folderEngines(dataDir, storesIn));
    const buybacks = new Buybacks(machine);
    await buybacks.begin();
    const children: ChildProcess[] = [];
    const start = () => {
      const args = ['-C', '@reprise/source', '-r', hook, program, dataDir, storesIn];
      children.push(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
    };
    async function kill(child: ChildProcess | undefined): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
    try {
      start();
      const ends = buybacks.toTheEnd();
      await buybacks.happened('PackageLabelIssued');
      start();
      await buybacks.happened('PriceProposed');
      await kill(children[0]);
      await ends;
      await buybacks.expectEachOnce();
    } finally {
      await Promise.all(children.map(kill));
      await machine.close();
    }
  });
});
