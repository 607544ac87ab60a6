// A price list of a hundred thousand lines: drafted by a percentage, published, rolled back; over HTTP.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, quick, round, say } from './measure.mjs';
import { call, idle, login, startProduct, until } from './product.mjs';

const rows = Number(process.env.BENCH_ROWS ?? (quick ? 2000 : 100_000));
const batch = 1000;
const patienceMs = 30 * 60_000;

/** What an act costs the server, and the longest that it kept other requests waiting. */
async function measured(product, act) {
  const [began, before] = [performance.now(), await product.worked()];
  await product.ask('delays');
  const result = await act();
  const processorSeconds = round(((await product.worked()) - before) / 1000);
  const { p99Ms, maxMs } = await product.ask('delays');
  const seconds = round((performance.now() - began) / 1000);
  return { ...result, seconds, processorSeconds, peakMb: product.peakMb(), eventLoop: { p99Ms, maxMs } };
}

async function fill(folder, accountId) {
  const { documents, close } = openDataFolder(folder, { synchronous: 'NORMAL' });
  const products = documents.collection({ name: 'products' });
  const [template] = await products.find({ accountId, status: 'published' }, { limit: 1 });
  const { _id, _revision, _outbox, _outboxAt, ...body } = template;
  const missing = rows - (await products.count({ accountId }));
  for (let n = 0; n < missing; n += batch)
    await products.write(
      Array.from({ length: Math.min(batch, missing - n) }, (_, k) => ({
        kind: 'put',
        document: {
          _id: randomUUID(),
          ...body,
          label: `Phone ${n + k}`,
          reference: `R${n + k}`,
          tacCodes: [],
        },
      })),
    );
  await close();
}

await bench(async (folder) => {
  const first = await startProduct(folder);
  const role = 'root_management_unit_manager';
  const token = await login(first.origin, role);
  const { accountId } = await call(first.origin, 'GET', '/organizations/root', { token });
  await first.close();
  await fill(folder, accountId);
  const product = await startProduct(folder);
  await idle(product);
  const session = { token: await login(product.origin, role) };
  const ask = (method, path, body) =>
    call(product.origin, method, `/price-lists${path}`, { ...session, body });
  const { id } = await ask('POST', '', { name: 'Bench' });
  const restMb = (await product.memory()).rssMb;
  const found = {};
  found.draft = await measured(product, async () => {
    const { lines } = await ask('POST', `/${id}/adjust`, { percentage: -5 });
    return { lines };
  });
  for (const [act, status, body] of [
    ['publish', 'published', {}],
    ['roll-back', 'rolled_back', { changedMeanwhile: 'refuse' }],
  ])
    found[act] = await measured(product, async () => {
      const from = performance.now();
      await ask('POST', `/${id}/${act}`, body);
      const askedMs = round(performance.now() - from);
      await until(async () => (await ask('GET', `/${id}`)).status === status, patienceMs);
      return { askedMs };
    });
  say(`  ${JSON.stringify(found)}`);
  const idleFor = await measured(product, async () => {
    await new Promise((done) => setTimeout(done, 5000));
    return {};
  });
  await product.close();
  return {
    what: `a price list of ${rows} lines drafted by a percentage, published and rolled back`,
    ...found,
    restMb,
    baseline: { what: 'the same server with nothing to do, for 5 s', ...idleFor },
    aim: '60 s of processor time, less than 300 MB above rest, and no request that waits',
  };
});
