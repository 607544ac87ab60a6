import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { ConfigurationFault } from './configuration-fault';
import { dataFiles } from './data-folder';
import { prepareEngines } from './engines';

describe('a data folder that cannot be used', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reprise-unusable-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const started = (dataDir: string): Promise<unknown> =>
    prepareEngines(readConfig({ DATA_DIR: dataDir }, 'command')).catch((reason: unknown) => reason);

  it('is named when a file stands in its place, with what to do', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const fault = await started(file);
    expect(fault).toBeInstanceOf(ConfigurationFault);
    expect(fault).toMatchObject({ message: expect.stringMatching(/^DATA_DIR: .+a-file .*Choose another/) });
  });

  it.each([
    ['log', /events\.sqlite is damaged .* Restore the folder from a backup/],
    ['reference', /reference\.sqlite is damaged .* Restore the folder from a backup/],
    ['readModels', /read-models\.sqlite is damaged .* delete this file: it is built again from the log/],
  ] as const)('says which file of it is damaged, and whether a backup is needed: %s', async (name, words) => {
    writeFileSync(dataFiles(folder)[name], Buffer.alloc(8192, 'not a database'));
    const fault = await started(folder);
    expect(fault).toBeInstanceOf(ConfigurationFault);
    expect(fault).toMatchObject({ message: expect.stringMatching(words) });
  });
});
