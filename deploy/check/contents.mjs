// What an image would contain: assembled as in the Dockerfile, and started far enough to see that nothing is
// missing.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../engines/install/tools.mjs';
import { isUnwanted, mostMegabytes } from '../images/unwanted.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const isBuilt = (host) => existsSync(join(root, `services/${host}/dist/main.js`));

function startFault(folder, host) {
  // Without its variables a host loads completely and then reports in plain words what it needs, with exit code 2.
  const started = spawnSync(process.execPath, ['deploy/images/start.mjs', `services/${host}/dist/main.js`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    timeout: 60_000,
  });
  return started.status === 2
    ? []
    : [`${host} does not start (${started.status}): ${started.stderr.slice(-600)}`];
}

function faultsOf(folder, host) {
  const files = readdirSync(folder, { recursive: true });
  const megabytes = files.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0) / 1e6;
  return [
    ...files.filter(isUnwanted).map((file) => `${host} would contain ${file}`),
    ...(megabytes > mostMegabytes ? [`${host} would contain ${megabytes.toFixed(0)} MB`] : []),
    ...startFault(folder, host),
  ];
}

/** @returns sentences about problems; none if everything is fine. */
export async function contentFaults(hosts) {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-image-'));
  try {
    await run(process.execPath, [join(root, 'deploy/images/assemble.mjs'), folder, ...hosts]);
    return hosts.flatMap((host) => faultsOf(join(folder, host), host));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
