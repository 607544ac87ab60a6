import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEngineAway } from '@reprise/kernel';
import { readConfig } from '../config';
import { openEngines } from './engines';

describe('a one-off program', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reprise-engines-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    [
      'EVENTSTORE_URL',
      'esdb://127.0.0.1:1?tls=false',
      'The log cannot be reached: no EventStoreDB answers at 127.0.0.1:1',
    ],
    [
      'MONGODB_URL',
      'mongodb://127.0.0.1:1/x?serverSelectionTimeoutMS=300',
      'The documents cannot be reached: no MongoDB answers at 127.0.0.1:1',
    ],
  ])('reports which engine of %s is missing, and where', async (name, url, sentence) => {
    const error: unknown = await openEngines(readConfig({ [name]: url, DATA_DIR: folder }, 'command')).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ message: expect.stringContaining(sentence) });
    expect(isEngineAway(error)).toBe(true);
  });
});
