// A price list of a hundred thousand lines: drafted by a percentage, published, rolled back; over HTTP.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, quick, round, say } from './measure.mjs';
import { call, login, startProduct, until } from './product.mjs';

const rows = quick ? 2000 : 100_000;
const batch = 1000;
const patienceMs = 30 * 60_000;
const secondsSince = (from) => round((performance.now() - from) / 1000);

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
  await until(async () => (await fetch(`${product.origin}/health/ready`)).ok, 300_000);
  const session = { token: await login(product.origin, role) };
  const ask = (method, path, body) =>
    call(product.origin, method, `/price-lists${path}`, { ...session, body });
  const { id } = await ask('POST', '', { name: 'Bench' });
  const drafted = performance.now();
  const { lines } = await ask('POST', `/${id}/adjust`, { percentage: -5 });
  const found = { lines, draftedSeconds: secondsSince(drafted) };
  say(`  ${JSON.stringify(found)}`);
  for (const [act, status, body] of [
    ['publish', 'published', {}],
    ['roll-back', 'rolled_back', { changedMeanwhile: 'refuse' }],
  ]) {
    const began = performance.now();
    await ask('POST', `/${id}/${act}`, body);
    await until(async () => (await ask('GET', `/${id}`)).status === status, patienceMs);
    found[`${act}Seconds`] = secondsSince(began);
    say(`  ${act}: ${found[`${act}Seconds`]} s`);
  }
  await product.close();
  return found;
});
