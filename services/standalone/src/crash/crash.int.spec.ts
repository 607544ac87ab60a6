import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles, openDataFolder, type DataFolder } from '@reprise/hosting';
import { checkedFile, eventually } from '@reprise/kernel/testing';
import type { Outcome } from './testing/travel';
import { seededKiller } from './testing/killer';
import { travelMany } from './testing/load';
import { PatientClient } from './testing/patient-client';
import { allSeen, keptPromises } from './testing/promises';
import { ServerProcess } from './testing/server-process';

const kills = 14;
const journeys = 24;
const sideBySide = 6;

describe('a server killed repeatedly while commands run', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-crash-'));
  const server = new ServerProcess(dataDir);
  const killer = seededKiller([{ name: 'server', kill: () => server.kill(), start: () => server.start() }], {
    seed: 20_260_731,
    kills,
  });
  const client = new PatientClient(server, killer);
  let outcomes: readonly Outcome[] = [];
  let folder: DataFolder;

  beforeAll(async () => {
    await server.start();
    folder = openDataFolder(dataDir);
    outcomes = await travelMany({
      ...{ client, engines: folder, name: 'crash', sideBySide },
      begin: () => killer.begin(),
      another: (begun) => begun < journeys,
    });
    await killer.end();
    await eventually(() => allSeen(folder));
    await server.kill();
  });

  afterAll(async () => {
    client.stop();
    await killer.end();
    await server.kill();
    await folder.close();
    rmSync(dataDir, { recursive: true });
  });

  it('died at many points, some of them in the middle of a request', () => {
    expect(server.starts).toBeGreaterThan(12);
    expect(client.unanswered).toBeGreaterThan(0);
  });

  keptPromises(() => ({ engines: folder, client, outcomes }));

  it.each(Object.entries(dataFiles(dataDir)))('left an intact file of %s', (_name, file) => {
    expect(checkedFile(file)).toEqual(['ok']);
  });
});
