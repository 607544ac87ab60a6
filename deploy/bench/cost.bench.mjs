// What one buyback costs with everything that follows from it, at steady rates: what does not depend on the neighbour.
import { bareBuyback } from './bare-buyback.mjs';
import { declarations, load, warmUp } from './loads.mjs';
import { bench, pause, quick, round, say } from './measure.mjs';
import { aDeclaration, startProduct } from './product.mjs';

const rates = [40, 100];
const turns = quick ? 1 : 3;
const seconds = quick ? 3 : 6;
const difference = (after, before) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]));

/** What the server does by itself, each second. */
async function atRest(product) {
  const before = await product.ask('usage');
  await pause(3_000);
  const found = difference(await product.ask('usage'), before);
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value / 3]));
}

/** Until a second costs about as little as at rest: the label comes seconds after its buyback. */
async function untilQuiet(product, rest, calm) {
  const end = Date.now() + 90_000;
  for (let quietFor = 0, before = await product.ask('usage'); quietFor < calm && Date.now() < end;) {
    await pause(1_000);
    const after = await product.ask('usage');
    const { cpuMs, commits } = difference(after, before);
    quietFor = cpuMs < rest.cpuMs * 2 + 20 && commits < rest.commits * 2 + 5 ? quietFor + 1 : 0;
    before = after;
  }
}

/** One load and all that follows, without what the server does by itself. */
async function costOf(product, job, rest) {
  await product.ask('delays');
  const [before, began] = [await product.ask('usage'), performance.now()];
  const answered = await load({ ...job, mode: 'open', seconds });
  const delays = await product.ask('delays');
  await untilQuiet(product, rest, job.calm);
  const lasted = (performance.now() - began) / 1000;
  const all = difference(await product.ask('usage'), before);
  const count = job.rate * seconds;
  const each = Object.entries(all).map(([name, value]) => [
    name,
    round((value - rest[name] * lasted) / count, 3),
  ]);
  return { ...Object.fromEntries(each), p99Ms: answered.p99Ms, failed: answered.failed, delays };
}

const sorted = (values) => [...values].sort((a, b) => a - b);
/** The median of every figure, and the smallest and largest processor time. */
function summary(runs) {
  const median = (of) => sorted(runs.map(of))[Math.floor(runs.length / 2)];
  const names = Object.keys(runs[0]).filter((name) => name !== 'delays');
  const cpu = sorted(runs.map(({ cpuMs }) => cpuMs));
  return {
    ...Object.fromEntries(names.map((name) => [name, median((run) => run[name])])),
    cpuMsSpread: [cpu[0], cpu.at(-1)],
    eventLoopDelay: runs.at(-1).delays,
  };
}

async function atRate(product, { declare, nothing }, rest, rate) {
  const runs = { buyback: [], nothing: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    runs.nothing.push(await costOf(product, { ...nothing, rate, calm: 1 }, rest));
    runs.buyback.push(await costOf(product, { ...declare, rate, calm: 5 }, rest));
    say(`  ${rate} a second: ${JSON.stringify(runs.buyback.at(-1))}`);
  }
  await product.ask('profile');
  await costOf(product, { ...declare, rate, calm: 5 }, rest);
  const shares = await product.ask('shares');
  const [buyback, noop] = [summary(runs.buyback), summary(runs.nothing)];
  const byPart = Object.entries(shares).map(([part, share]) => [part, round(share * buyback.cpuMs)]);
  return {
    buyback: { ...buyback, cpuMsByPart: Object.fromEntries(byPart) },
    baseline: noop,
    timesTheNoop: round(buyback.cpuMs / noop.cpuMs, 1),
  };
}

await bench(async (folder) => {
  // What is counted and profiled is one thread's.
  const product = await startProduct(folder, [], { WORKER_THREAD: 'off' });
  const declare = declarations(product.origin, await aDeclaration(product.origin));
  const nothing = { ...declare, url: `${product.origin}/bench/nothing` };
  await warmUp(declare);
  await untilQuiet(product, { cpuMs: 60, commits: 30 }, 5);
  const rest = await atRest(product);
  say(`  at rest, each second: ${JSON.stringify(rest)}`);
  const found = {};
  for (const rate of rates) found[`at${rate}`] = await atRate(product, { declare, nothing }, rest, rate);
  const memory = await product.memory();
  await product.close();
  const floor = await bareBuyback(folder, quick ? 100 : 300);
  return {
    what: 'one buyback with its label, mails, rows and timers; processor time of all threads, less what the server does at rest',
    ...found,
    floor: {
      what: 'its events, rows, mails and label written by the bare driver and the PDF library',
      ...floor,
    },
    timesTheFloor: round(found.at100.buyback.cpuMs / floor.cpuMs, 1),
    atRest: rest,
    aim: 'at most 4 times the no-op at 100 a second, 6 times at 40',
    memory,
  };
});
