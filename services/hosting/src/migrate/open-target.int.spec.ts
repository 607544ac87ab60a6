import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderDocuments } from '../data-folder';
import { openTarget } from './open-target';

describe('a target that is refused', () => {
  it('is left closed, so that it can be opened again and the process can end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reprise-target-'));
    const { readDocuments, documents } = openFolderDocuments(folder);
    await readDocuments.collection({ name: 'rows' }).put({ _id: 'a' });
    await readDocuments.close();
    await documents.close();
    const ask = () => openTarget({ dataDir: folder }, '/nowhere');
    await expect(ask()).rejects.toThrow('already contains read models (rows)');
    await expect(ask()).rejects.toThrow('already contains read models (rows)');
    await rm(folder, { recursive: true });
  });
});
