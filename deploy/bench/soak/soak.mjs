// `npm run soak -- --minutes 60 [--rate 300] [--restart 120] [--port 4300]`: mixed traffic at a steady rate while the worker is
// killed again and again. At the end all rows are compared with a rebuild, payments with their provider's, and memory and
// handles with the start. One JSON document on stdout, progress on stderr; exits with 1 if anything differs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from '@reprise/hosting';
import { pause, say } from '../measure.mjs';
import { startProduct } from '../product.mjs';
import { checked } from './check.mjs';
import { startHosts } from './hosts.mjs';
import { drive, mixedTraffic } from './traffic.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({
  options: { minutes: text('60'), rate: text('300'), restart: text('120'), port: text('4300') },
});
const [minutes, rate, restart, port] = ['minutes', 'rate', 'restart', 'port'].map((name) =>
  Number(values[name]),
);
const folder = mkdtempSync(join(tmpdir(), 'reprise-soak-'));

/** Kills the worker every so often, and notes every ten seconds what both processes hold. */
function disturb(hosts, until) {
  const samples = [];
  let kills = 0;
  const killing = async () => {
    for (;;) {
      await pause(Math.min(restart * 1000, Math.max(0, until - Date.now())));
      if (Date.now() > until - 5000) return;
      await hosts.killWorker();
      kills += 1;
    }
  };
  const noting = async () => {
    for (; Date.now() < until; await pause(10_000)) {
      const second = Math.round((minutes * 60_000 - (until - Date.now())) / 1000);
      const { api, worker } = hosts.held();
      samples.push(`${second} s: api ${api.rssMb} MB, worker ${worker.rssMb} MB`);
      say(`  ${samples.at(-1)}`);
    }
  };
  return Promise.all([killing(), noting()]).then(() => ({ kills, samples }));
}

/** The consumers that are most behind, in events, by what they last said of themselves. */
async function behind({ log, store }) {
  const places = (await store.reports()).map(async ({ consumer, position }) => [
    consumer,
    await log.distance(position),
  ]);
  const found = (await Promise.all(places)).filter(([, events]) => events > 1000);
  return Object.fromEntries(found.sort(([, a], [, b]) => b - a).slice(0, 5));
}

/** Until nobody is behind: what follows from a buyback comes seconds after it, and carriers are asked for hours. */
async function untilFollowed() {
  const data = openDataFolder(folder);
  const began = Date.now();
  const atEnd = await behind(data);
  let stillBehind = atEnd;
  let calm = 0;
  for (const end = began + 600_000; Date.now() < end && calm < 10; await pause(1000)) {
    stillBehind = await behind(data);
    calm = Object.keys(stillBehind).length === 0 ? calm + 1 : 0;
  }
  const found = { atEnd, seconds: Math.round((Date.now() - began) / 1000), stillBehind };
  await data.close();
  return found;
}

async function soak() {
  const seeding = await startProduct(folder);
  await seeding.close();
  const hosts = await startHosts(folder, port);
  try {
    const traffic = await mixedTraffic(hosts.origin);
    await drive(traffic, { rate: Math.min(rate, 10), seconds: 10 });
    const before = hosts.held();
    const disturbed = disturb(hosts, Date.now() + minutes * 60_000);
    const answered = await drive(traffic, { rate, seconds: minutes * 60 });
    const { kills, samples } = await disturbed;
    const followed = await untilFollowed();
    const memory = { before, after: hosts.held(), samples };
    return {
      minutes,
      rate,
      kills,
      declared: traffic.declared.length,
      controlled: traffic.controlled,
      proposals: traffic.answered,
      answered,
      followed,
      memory,
    };
  } finally {
    await hosts.close();
  }
}

const run = await soak();
say(JSON.stringify(run));
const { rows, payments } = await checked(folder);
const differs = Object.values(rows).some(({ live, rebuilt, different }) => live !== rebuilt || different > 0);
const isWhole = !differs && payments.withoutProvider === 0 && payments.askedTwice === 0;
// What differs is kept to be looked at.
if (isWhole) rmSync(folder, { recursive: true, force: true });
else say(`  kept: ${folder}`);
process.stdout.write(
  `${JSON.stringify({ at: new Date().toISOString(), ...run, rows, payments, isWhole }, null, 2)}\n`,
);
process.exit(isWhole ? 0 : 1);
