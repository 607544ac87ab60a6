// The whole of `POST /buybacks` over HTTP, against a route of the same server that does nothing.
import { declarations, load, warmUp } from './loads.mjs';
import { bench, quick, round, say } from './measure.mjs';
import { aDeclaration, idle, startProduct } from './product.mjs';

const seconds = quick ? 3 : 12;
const connections = 64;

await bench(async (folder) => {
  const product = await startProduct(folder);
  const { origin } = product;
  const circuit = process.env.BENCH_CIRCUIT ?? 'web_drop_label';
  const declare = declarations(origin, await aDeclaration(origin, { circuit }));
  const nothing = { ...declare, url: `${origin}/bench/nothing` };
  await load({ ...declare, mode: 'open', rate: 100, seconds: 2 });
  const cold = await load({ ...declare, mode: 'open', rate: 300, seconds });
  say(`  300 a second, cold: ${JSON.stringify(cold)}`);
  await warmUp(declare);
  await idle(product);
  const steady = await load({ ...declare, mode: 'open', rate: 300, seconds });
  say(`  300 a second: ${JSON.stringify(steady)}`);
  const steadyNothing = await load({ ...nothing, mode: 'open', rate: 300, seconds: Math.ceil(seconds / 2) });
  const noop = await load({ ...nothing, mode: 'closed', connections, seconds: Math.ceil(seconds / 2) });
  say(`  nothing: ${JSON.stringify(noop)}`);
  const full = await load({ ...declare, mode: 'closed', connections, seconds });
  say(`  full: ${JSON.stringify(full)}`);
  const state = await product.memory();
  await product.close();
  return {
    what: `POST /buybacks (${circuit}), server with worker in one process, load generator in another`,
    openLoop300: steady,
    cold300: cold,
    fullSpeed: full,
    baseline: {
      what: 'POST to a route of the same server that reads the body and does nothing',
      openLoop300: steadyNothing,
      fullSpeed: noop,
    },
    shareOfBaseline: round(full.perSecond / noop.perSecond),
    aim: '1000 a second on two cores; p99 at most 50 ms at 300 a second',
    memory: state,
  };
});
