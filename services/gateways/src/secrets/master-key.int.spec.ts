import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMasterKey, otherMasterKeys } from './master-key';

describe('the master key', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'reprise-key-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is created once, for its owner only', () => {
    const first = loadMasterKey({ dataDir });
    expect(loadMasterKey({ dataDir })).toEqual(first);
    expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['master.key']);
    expect(statSync(join(dataDir, 'secrets', 'master.key')).mode & 0o777).toBe(0o600);
  });

  it('comes from the environment if set there', () => {
    const secretsKey = Buffer.alloc(32, 7).toString('base64');
    expect(loadMasterKey({ secretsKey, dataDir })).toEqual(Buffer.alloc(32, 7));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('has others beside it, in the same forms, separated by commas or line breaks', () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(otherMasterKeys(`${one.toString('base64')}, ${two.toString('hex')}\n`)).toEqual([one, two]);
    expect(otherMasterKeys(undefined)).toEqual([]);
    expect(() => otherMasterKeys(`${one.toString('base64')},short`)).toThrow(/SECRETS_KEYS_OTHER/);
  });

  it('is refused if it is too short', () => {
    expect(() => loadMasterKey({ secretsKey: 'short', dataDir })).toThrow(RangeError);
  });
});
