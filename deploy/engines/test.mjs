// `npm run test:engines [-- jest arguments]`: the specs that need a server of an engine, on the best available on
// this machine. With REQUIRE_ENGINES=mongodb,kafka it fails if one of those was not tested on a real server.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEngines } from './find.mjs';
import { missing, report } from './report.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const interrupted = ['SIGINT', 'SIGTERM'];
const given = process.argv.slice(2);
const required = (process.env.REQUIRE_ENGINES ?? '').split(',').filter(Boolean);

function environment(found) {
  const told = ({ url, how, mock, startable, skipped }) =>
    url ? { url, how, mock, startable } : { skipped };
  const engines = Object.fromEntries(Object.entries(found).map(([engine, each]) => [engine, told(each)]));
  const more = Object.assign({}, ...Object.values(found).map((each) => each.env));
  return { ...process.env, ...more, REPRISE_ENGINES: JSON.stringify(engines) };
}

// A client of a failed spec may retry forever: the reporter then ends the run and names what kept it open.
function jest(found) {
  const args = [
    join(root, 'node_modules/jest/bin/jest.js'),
    ...given,
    '--reporters=default',
    `--reporters=${join(root, 'deploy/engines/clean-end.reporter.cjs')}`,
    '--selectProjects',
    'engines',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment(found) });
  const stop = (signal) => child.kill(signal);
  interrupted.forEach((signal) => process.removeAllListeners(signal).on(signal, stop));
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ? 130 : code)));
}

interrupted.forEach((signal) => process.on(signal, () => process.exit(130)));
const found = await findEngines();
report(found, 'Engines used by these tests:');
let code = 1;
try {
  code = await jest(found);
} finally {
  await Promise.allSettled(Object.values(found).map((each) => each.stop?.()));
}
report(found, `The engine specs ${code === 0 ? 'passed' : 'FAILED'}, with:`, { again: true });
const untested = missing(found, required);
if (untested.length > 0) console.error(`Required and not tested on a real server: ${untested.join(', ')}.`);
process.exit(code || (untested.length > 0 ? 1 : 0));
