import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder, shareFolder } from './folder-lock';

describe('the lock of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is held by one process at a time', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    release();
    lockFolder(folder)();
  });

  it('is shared by several, and then not available exclusively', () => {
    const releases = [shareFolder(folder), shareFolder(folder)];
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    releases.forEach((release) => release());
    const release = lockFolder(folder);
    expect(() => shareFolder(folder)).toThrow(FolderInUse);
    release();
  });
});
