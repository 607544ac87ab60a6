import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStored, unpackFolder, upgradeSpecs, type StoredFolder } from './testing/stored-installation';

const stored = readStored<StoredFolder>('demonstration');

describe(`a demonstration folder of version ${stored.version}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-upgrade-'));
  beforeAll(() => unpackFolder(stored, folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  upgradeSpecs(stored, () => ({ DATA_DIR: folder, EVENTSTORE_URL: '', MONGODB_URL: '' }));
});
