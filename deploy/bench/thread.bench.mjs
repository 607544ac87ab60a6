// What follows from requests in their own thread or in one of its own: waiting times, processor time and memory, in turn.
import { join } from 'node:path';
import { declarations, load } from './loads.mjs';
import { bench, pause, quick, round, say } from './measure.mjs';
import { aDeclaration, idle, startProduct } from './product.mjs';

const turns = quick ? 1 : 2;
const seconds = quick ? 4 : 6;
const rates = quick ? [20, 40] : [20, 40, 80];

async function atRate(product, { declare, nothing }, rate) {
  const noop = await load({ ...nothing, mode: 'open', rate, seconds });
  await product.ask('delays');
  const before = await product.worked();
  const { p50Ms, p95Ms, p99Ms, maxMs, failed } = await load({ ...declare, mode: 'open', rate, seconds });
  const delays = await product.ask('delays');
  await idle(product);
  const processorMs = round(((await product.worked()) - before) / (rate * seconds));
  return {
    ...{ p50Ms, p95Ms, p99Ms, maxMs, failed, processorMs, eventLoopDelay: delays },
    noop: { p50Ms: noop.p50Ms, p99Ms: noop.p99Ms },
  };
}

async function run(folder, thread) {
  const product = await startProduct(folder, [], { WORKER_THREAD: thread });
  await idle(product);
  const { rssMb: atStartMb } = await product.memory();
  const declare = declarations(product.origin, await aDeclaration(product.origin));
  const nothing = { ...declare, url: `${product.origin}/bench/nothing` };
  await load({ ...declare, mode: 'open', rate: 100, seconds: 3 });
  await idle(product);
  const found = {};
  for (const rate of rates) {
    found[`at${rate}`] = await atRate(product, { declare, nothing }, rate);
    say(`  ${thread}, ${rate} a second: ${JSON.stringify(found[`at${rate}`])}`);
  }
  const full = await load({ ...declare, mode: 'closed', connections: 64, seconds });
  say(`  ${thread}, full speed: ${JSON.stringify(full)}`);
  const { rssMb } = await product.memory();
  await product.close();
  await pause(1_000);
  return { ...found, full, memory: { atStartMb, rssMb } };
}

await bench(async (folder) => {
  const runs = { off: [], on: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const thread of ['off', 'on'])
      runs[thread].push(await run(join(folder, `${thread}${turn}`), thread));
  return {
    what: 'POST /buybacks with WORKER_THREAD off and on, A B A B; the no-op of the same server beside each',
    runs,
  };
});
