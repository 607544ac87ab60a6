import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStore } from './disk-file-store';
import { fileStoreConformance } from '../testing/file-store.conformance';

fileStoreConformance('disk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-files-'));
  return {
    store: new DiskFileStore({ dataDir }),
    again: new DiskFileStore({ dataDir }),
    leftovers: async () => {
      try {
        return readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith('.')).length;
      } catch {
        return 0;
      }
    },
    close: async () => rmSync(dataDir, { recursive: true }),
  };
});
