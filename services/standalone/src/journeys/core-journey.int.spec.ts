import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines, readConfig } from '@reprise/hosting';
import { ServerProcess } from '../crash/testing/server-process';
import { coreJourney, type World } from './testing/core-journey';

async function onePlace(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-journey-'));
  const server = new ServerProcess(dataDir);
  const origin = await server.start();
  const engines = await openEngines(readConfig({ DATA_DIR: dataDir }, 'command'));
  return {
    ...{ origins: [origin], engines },
    async close() {
      await engines.close();
      await server.kill();
      rmSync(dataDir, { recursive: true });
    },
  };
}

coreJourney('a buyback on the embedded engines, in one process', onePlace, { bus: false });
