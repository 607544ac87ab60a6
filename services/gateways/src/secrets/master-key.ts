import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { newKey } from './secret-box';

function parseKey(text: string, source: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length !== 32) throw new RangeError(`${source} must hold 32 bytes as base64 or hexadecimal`);
  return key;
}

const isMissing = (error: unknown) => Object(error).code === 'ENOENT';
const isThere = (error: unknown) => Object(error).code === 'EEXIST';

/** The key appears under its name only when complete; of two processes starting at once, one wins. */
function createKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, newKey().toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * `SECRETS_KEYS_OTHER`: keys that only decrypt, separated by commas. All hosts know the next key before one of them
 * encrypts with it, and the previous key until nothing is encrypted with it any more.
 */
export const otherMasterKeys = (text = ''): readonly Buffer[] =>
  text
    .split(/[\s,]+/)
    .filter((key) => key !== '')
    .map((key) => parseKey(key, 'each key in SECRETS_KEYS_OTHER'));

/**
 * The key that wraps all data keys: `SECRETS_KEY` (base64 or hexadecimal, 32 bytes), or a file created once at
 * `dataDir/secrets/master.key`, readable only by its owner. Losing it loses every customer document.
 */
export function loadMasterKey(options: { secretsKey?: string | undefined; dataDir: string }): Buffer {
  if (options.secretsKey) return parseKey(options.secretsKey, 'SECRETS_KEY');
  const file = join(options.dataDir, 'secrets', 'master.key');
  try {
    return parseKey(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  createKeyFile(file);
  chmodSync(file, 0o600);
  return parseKey(readFileSync(file, 'utf8'), file);
}
