// The API and a worker as two processes on one folder, and with a second worker that shares the work, against all in one
// process, in turn: what is answered at full speed, and what is done with all that follows from it.
import { DatabaseSync } from '@photostructure/sqlite';
import { dataFiles } from '@reprise/hosting';
import { join } from 'node:path';
import { declarations, load } from './loads.mjs';
import { bench, pause, quick, round, say } from './measure.mjs';
import { aDeclaration, idle, startProduct, until } from './product.mjs';
import { startHosts } from './soak/hosts.mjs';

const turns = quick ? 1 : 3;
const seconds = quick ? 3 : 6;
const port = 3_900;
/** Those of the demonstration that were brought to a store. */
const demoWithoutLabel = 5;

/** Until every package has its label, the last of what follows from a declaration. @returns how many were declared. */
async function allLabelled(folder) {
  const log = new DatabaseSync(dataFiles(folder).log, { readOnly: true });
  const counted = log.prepare('SELECT count(*) AS n FROM events WHERE type = ?');
  const count = (type) => counted.get(type).n;
  const declared = await until(async () => {
    const found = count('BuybackDeclared');
    return count('PackageLabelIssued') >= found - demoWithoutLabel && found;
  }, 300_000);
  log.close();
  return declared;
}

async function driven(folder, origin) {
  const declare = declarations(origin, await aDeclaration(origin));
  await load({ ...declare, mode: 'open', rate: 40, seconds: quick ? 5 : 20 });
  const before = await allLabelled(folder);
  const began = performance.now();
  const full = await load({ ...declare, mode: 'closed', connections: 64, seconds });
  const declared = (await allLabelled(folder)) - before;
  const doneASecond = round(declared / ((performance.now() - began) / 1000), 1);
  return { answeredASecond: full.perSecond, p99Ms: full.p99Ms, failed: full.failed, declared, doneASecond };
}

async function asOne(folder) {
  const product = await startProduct(folder);
  await idle(product);
  const found = await driven(folder, product.origin);
  await product.close();
  return found;
}

async function apart(folder, workers) {
  // The demonstration comes with the single process.
  await (await startProduct(folder)).close();
  const hosts = await startHosts(folder, port, workers);
  // Workers know each other and have shared out their consumers.
  await pause(5_000);
  const found = await driven(folder, hosts.origin);
  await hosts.close();
  return found;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

await bench(async (folder) => {
  const runs = { one: [], two: [], three: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, run] of [
      ['one', asOne],
      ['two', (place) => apart(place, 1)],
      ['three', (place) => apart(place, 2)],
    ]) {
      runs[name].push(await run(join(folder, `${name}${turn}`)));
      say(`  ${name}: ${JSON.stringify(runs[name].at(-1))}`);
    }
  const of = (name, figure) => median(runs[name].map((run) => run[figure]));
  const more = (name, figure) => round(of(name, figure) / of('one', figure) - 1);
  const gain = (name) => ({ done: more(name, 'doneASecond'), answered: more(name, 'answeredASecond') });
  return {
    what: 'POST /buybacks at full speed, 64 connections: one process, the API and a worker as two, and with a second worker',
    moreAsTwo: gain('two'),
    moreAsThree: gain('three'),
    aim: '0.8 more',
    runs,
  };
});
