// Each image as it would run in production, and what must hold for it.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, login, oneStory, until } from '../../bench/product.mjs';
import { baseImage } from '../base.mjs';
import { tagOf } from '../build.mjs';
import { journey, stillPaid } from './journey.mjs';

const key = Buffer.alloc(32, 'trial').toString('base64');
const demo = ['-e', 'DEMO=on'];
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The process has no privileges and can write only where it must. */
async function isClosed({ exec }) {
  const look = `
    const fs = require('fs');
    const writes = (path) => { try { fs.writeFileSync(path, ''); return true } catch { return false } };
    const status = fs.readFileSync('/proc/self/status', 'utf8');
    console.log(process.getuid(), writes('/app/x'), writes('/etc/x'), /CapEff:\\s+0+\\n/.test(status), /NoNewPrivs:\\s+1/.test(status))`;
  const found = (await exec('node', '-e', look)).trim();
  if (found !== '10001 false false true true') throw new Error(`is not closed: ${found}`);
}

/** Runs a Docker command with a file as its standard input or output. */
async function withFile(engine, args, { input, output }) {
  const child = spawn(engine.client, args, {
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  if (input) createReadStream(input).pipe(child.stdin);
  if (output) child.stdout.pipe(createWriteStream(output));
  const [code] = await ended;
  if (code !== 0) throw new Error(`docker ${args[0]} failed with exit code ${code}`);
}

/** People continue to declare buybacks until told to stop. @returns the number of replies. */
function load(origin) {
  let isOver = false;
  const stories = (async () => {
    let done = 0;
    while (!isOver) done += (await oneStory(origin)) ? 1 : 0;
    return done;
  })();
  return () => ((isOver = true), stories);
}

/** One container, its volume, and a copy of it in another. */
async function reprise(engine, room) {
  const image = tagOf('reprise');
  const folder = mkdtempSync(join(tmpdir(), 'reprise-backup-'));
  try {
    const volume = await room.volume();
    const shop = await room.start(image, [...demo, '-v', `${volume}:/data`]);
    await isClosed(shop);
    const origin = await shop.origin();
    const id = await journey(origin);
    const stop = load(origin);
    await pause(2000);
    const archive = join(folder, 'reprise.tar');
    await withFile(engine, ['exec', shop.id, 'reprise', 'backup'], { output: archive });
    const stories = await stop();
    const masterKey = (await shop.exec('cat', '/data/secrets/master.key')).trim();
    const stopped = await shop.stop();

    const other = await room.volume();
    const hardenedRun = ['run', '--rm', '-i', '-v', `${other}:/data`, image, 'restore'];
    await withFile(engine, hardenedRun, { input: archive });
    const withKey = [...demo, '-e', `SECRETS_KEY=${masterKey}`, '-v', `${other}:/data`];
    const restored = await room.start(image, withKey);
    await stillPaid(await restored.origin(), id);
    await journey(await restored.origin());
    await restored.stop();
    const size = (statSync(archive).size / 1e6).toFixed(1);
    return `healthy after ${seconds(shop.milliseconds)}, journey; backup of ${size} MB beside ${stories} buybacks, restored, journey; SIGTERM ${seconds(stopped)}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without the demonstration: the documented command creates the first administrator, who then logs in. */
async function withoutDemonstration(_engine, room) {
  const image = tagOf('reprise');
  const shop = await room.start(image, ['-v', `${await room.volume()}:/data`]);
  const password = 'Trial2026pass';
  const words = ['reprise', 'create-admin', '--email', 'you@example.test', '--account', 'A shop'];
  await shop.exec('sh', '-c', `PASSWORD=${password} "$@"`, 'sh', ...words);
  const body = { email: 'you@example.test', password };
  const origin = await shop.origin();
  await until(() => call(origin, 'POST', '/login', { body }));
  const refused = await login(origin, 'admin').then(
    () => false,
    () => true,
  );
  if (!refused) throw new Error('the demonstration’s people can log in');
  return `create-admin, log-in; SIGTERM ${seconds(await shop.stop())}`;
}

/** Separate hosts sharing one folder of embedded engines. */
async function hosts(engine, room) {
  const volume = await room.volume();
  const shared = ['-v', `${volume}:/data`, '-e', 'DATA_DIR=/data', '-e', `SECRETS_KEY=${key}`, ...demo];
  const owner = ['--rm', '--user', '0', '-v', `${volume}:/data`, '--entrypoint', 'chown'];
  await engine.docker(['run', ...owner, baseImage, '10001:10001', '/data']);
  const worker = await room.start(tagOf('worker'), shared);
  await room.once(tagOf('operations'), shared, ['services/standalone/dist/seed-demo.main.js']);
  const api = await room.start(tagOf('api'), shared);
  for (const host of [worker, api]) await isClosed(host);
  const id = await journey(await api.origin());
  const told = await room.once(tagOf('operations'), shared, [
    'services/worker/dist/story.main.js',
    `buyback-${id}`,
  ]);
  if (!told.includes('\n')) throw new Error(`operations printed no story: ${told}`);
  const stops = [await api.stop(), await worker.stop()].map(seconds);
  return `api healthy after ${seconds(api.milliseconds)}, worker ${seconds(worker.milliseconds)}, demonstration, journey, story; SIGTERM ${stops.join(' and ')}`;
}

/** Alive while its broker and engines are unavailable, and stops when told. */
async function relay(_engine, room) {
  const away = [
    'EVENTSTORE_URL=esdb://127.0.0.1:1?tls=false',
    'MONGODB_URL=mongodb://127.0.0.1:1/reprise',
    'KAFKA_BROKERS=127.0.0.1:1',
  ];
  const environment = [...away, `SECRETS_KEY=${key}`].flatMap((each) => ['-e', each]);
  const host = await room.start(tagOf('relay'), environment);
  await isClosed(host);
  return `waits for its engines; SIGTERM ${seconds(await host.stop())}`;
}

export const trials = {
  'reprise, one container': reprise,
  'reprise without the demonstration': withoutDemonstration,
  'api, worker and operations': hosts,
  relay,
};
