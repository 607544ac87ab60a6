// jest for tests that begin with the demonstration: it is made once and copied (`KEPT_DEMONSTRATION`), not made by each of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** @param project of jest.config.cjs. `run` takes more options of jest and gives its exit code; `end` forgets the demonstration. */
export function jestWithDemonstration(project) {
  const kept = mkdtempSync(join(tmpdir(), 'reprise-kept-demonstration-'));
  const env = { ...process.env, KEPT_DEMONSTRATION: kept };
  const options = ['-c', join(root, 'jest.config.cjs'), '--selectProjects', project, '--silent'];
  return {
    run: (...more) =>
      spawnSync(process.execPath, [jest, ...options, ...more], { stdio: 'inherit', env }).status ?? 1,
    end: () => rmSync(kept, { recursive: true, force: true }),
  };
}
