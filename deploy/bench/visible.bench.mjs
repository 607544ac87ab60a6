// From the reply to a declaration until a list request shows it, at 300 declarations a second.
import { declarations, load, warmUp } from './loads.mjs';
import { bench, pause, percentiles, quick, say } from './measure.mjs';
import { aDeclaration, call, idle, login, startProduct } from './product.mjs';

const seconds = quick ? 3 : 10;
const rate = 300;

/** Declares, then polls the list until it is there. @returns milliseconds since the reply, and of the last request. */
async function once(origin, declaration, admin) {
  const { identificationNumber } = await call(origin, 'POST', '/buybacks', declaration);
  const answered = performance.now();
  for (;;) {
    const asked = performance.now();
    const path = `/buybacks?identificationNumber=${identificationNumber}`;
    const rows = await call(origin, 'GET', path, { token: admin });
    const now = performance.now();
    if (rows.length > 0) return { visible: now - answered, request: now - asked };
    if (now - answered > 20_000) throw new Error('never visible');
    await pause(1);
  }
}

async function sample(origin, declaration, admin, until) {
  const found = [];
  while (performance.now() < until) {
    found.push(await once(origin, declaration, admin));
    await pause(30);
  }
  return {
    visible: percentiles(found.map((each) => each.visible)),
    request: percentiles(found.map((each) => each.request)),
  };
}

await bench(async (folder) => {
  const product = await startProduct(folder);
  const { origin } = product;
  const declaration = await aDeclaration(origin);
  const admin = await login(origin, 'admin');
  const calm = await sample(origin, declaration, admin, performance.now() + 2000);
  const declare = declarations(origin, declaration);
  const sampledAt300 = async () => {
    const running = load({ ...declare, mode: 'open', rate, seconds });
    await pause(500);
    const found = await sample(origin, declaration, admin, performance.now() + (seconds - 1) * 1000);
    return { ...found, load: await running };
  };
  const cold = await sampledAt300();
  say(`  cold: ${JSON.stringify(cold)}`);
  await idle(product);
  await warmUp(declare);
  await idle(product);
  const busy = await sampledAt300();
  const state = await product.memory();
  await product.close();
  return {
    what: 'declaration answered → shown by GET /buybacks, both over HTTP',
    at300: busy.visible,
    unloaded: calm.visible,
    baseline: {
      what: 'one such list request alone, at the same load',
      at300: busy.request,
      unloaded: calm.request,
    },
    load: busy.load,
    cold,
    aim: 'p99 at most 50 ms',
    memory: state,
  };
});
