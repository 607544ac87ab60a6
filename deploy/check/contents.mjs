// What would be in an image: assembled as the Dockerfile does it, and started far enough to see that nothing is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../engines/install/tools.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const toolsOnly = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies);
/** Development tools that a production dependency wants as well, and pages' packages that must stay out. */
const wantedElsewhere = new Set(['@grpc/grpc-js', '@types/node', 'ajv', 'csv-parse', 'yaml']);
const unwanted = [...toolsOnly.filter((name) => !wantedElsewhere.has(name)), 'react', 'antd'];

export const isBuilt = (host) => existsSync(join(root, `services/${host}/dist/main.js`));

function faultsOf(folder, host) {
  const found = unwanted.filter((name) => existsSync(join(folder, 'node_modules', name)));
  const specs = readdirSync(join(folder, 'services'), { recursive: true }).filter((name) =>
    /\.spec\.js$/.test(name),
  );
  // Without its variables a host loads all of itself and then says in plain words what it needs, with code 2.
  const started = spawnSync(process.execPath, ['deploy/images/start.mjs', `services/${host}/dist/main.js`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    timeout: 60_000,
  });
  return [
    ...found.map((name) => `${host} would carry ${name}`),
    ...(specs.length > 0 ? [`${host} would carry ${specs.length} specs`] : []),
    ...(started.status === 2
      ? []
      : [`${host} does not start (${started.status}): ${started.stderr.slice(-600)}`]),
  ];
}

/** @returns sentences about what is wrong; none when all is well. */
export async function contentFaults(hosts) {
  const faults = [];
  for (const host of hosts) {
    const folder = mkdtempSync(join(tmpdir(), 'reprise-image-'));
    try {
      await run(process.execPath, [join(root, 'deploy/images/assemble.mjs'), folder, host]);
      faults.push(...faultsOf(folder, host));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return faults;
}
