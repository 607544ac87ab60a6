import { folderEngines } from './testing/machine-engines';
import { migratedWorkerSpecs } from './testing/migrated-worker';

describe('an installation moved to another folder', () => {
  migratedWorkerSpecs(() => ({
    to: (dataDir) => ['--to', `data=${dataDir}`],
    open: async (dataDir) => folderEngines(dataDir),
  }));
});
