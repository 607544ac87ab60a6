// A later start with 100,000 events in the log, against one with the demonstration only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDataFolder } from '@reprise/hosting';
import { projections } from '@reprise/worker';
import { multiply, storyOf } from './copies.mjs';
import { bench, folderBytes, quick, round, say } from './measure.mjs';
import { oneStory, startProduct } from './product.mjs';

const events = quick ? 20_000 : 100_000;
const main = join(dirname(fileURLToPath(import.meta.url)), '../../services/standalone/dist/main.js');

/** Seconds from the start of the process until it reports that it is ready and answers. */
async function started(folder) {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: 'on', REQUEST_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 2],
  });
  let said = '';
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Public app\s+(http:\S+?)\/\s/.exec(said);
      if (found) resolve(found[1].replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`ended: ${said}`)));
  });
  const answer = await fetch(`${origin}/api/webtoken-with-account-and-ord`, {
    method: 'POST',
    body: new URLSearchParams({ url: 'http://localhost/' }),
  });
  if (!answer.ok) throw new Error(`first answer: ${answer.status}`);
  const seconds = (performance.now() - began) / 1000;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return seconds;
}

async function several(folder) {
  const all = [];
  for (let n = 0; n < (quick ? 2 : 5); n += 1) all.push(await started(folder));
  const sorted = all.map((each) => round(each)).sort((a, b) => a - b);
  return { medianSeconds: sorted[Math.floor(sorted.length / 2)], all: sorted };
}

/** What a continuously running server would have done: every list filled, every consumer at the end of the log. */
async function settle(data) {
  const head = await data.log.head();
  for (const projection of projections) {
    const runner = data.readModels.runner(projection, (after, limit) => data.log.readAll(after, limit));
    for (let at = (await runner.checkpoint()) ?? ''; at !== head;) {
      const page = await data.log.readAll(at, 5000);
      at = page.at(-1).position;
      await runner.apply(page, at);
    }
  }
  for (const { consumer } of await data.store.reports()) {
    const fence = await data.store.lease(consumer, 'standalone', 10_000, new Date());
    if (!fence) throw new Error(`${consumer} is held`);
    await data.store.saveCheckpoint(fence, head);
    await data.store.release(fence);
  }
}

await bench(async (folder) => {
  const product = await startProduct(folder);
  const id = await oneStory(product.origin);
  await product.close();
  const small = await several(folder);
  say(`  demonstration only: ${JSON.stringify(small)}`);
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const written = await multiply(data.log, await storyOf(data.log, id), id, events);
  await settle(data);
  await data.close();
  const large = await several(folder);
  const again = await startProduct(folder);
  const state = await again.memory();
  await again.close();
  return {
    what: `start of the product until its first answer, ${written} events in the log, all lists filled`,
    ...large,
    baseline: { what: 'the same with the demonstration only', ...small },
    aim: 'under 3 s',
    dataMb: round(folderBytes(folder) / 1_048_576, 1),
    memory: state,
  };
});
