// After a soak: rows against a rebuild from the log, payments against what the provider was asked for.
import { openDataFolder } from '@reprise/hosting';
import { projections } from '@reprise/worker';
import { Rebuild } from '@reprise/read-kernel';

const everyRow = 10_000_000;

async function comparedWithRebuild({ log, readDocuments }) {
  const found = {};
  for (const projection of projections) {
    const rebuild = await Rebuild.begin({
      ...{ documents: readDocuments, projection, compare: (a, b) => log.compare(a, b) },
      readAll: log.readAll.bind(log),
    });
    const { live, fresh, sampled, differences } = await rebuild.compareWithLive(everyRow);
    await rebuild.abandon();
    found[projection.name] = {
      live: live.rows,
      rebuilt: fresh.rows,
      compared: sampled,
      different: differences.length,
    };
  }
  return found;
}

async function* eventsOf(log) {
  for (let position = ''; ;) {
    const events = await log.readAll(position, 5000);
    if (events.length === 0) return;
    yield* events;
    position = events.at(-1).position;
  }
}

/** Every completed payment was asked of its provider, once. */
async function payments({ log, documents }) {
  const completed = new Set();
  const events = {};
  for await (const event of eventsOf(log)) {
    events[event.type] = (events[event.type] ?? 0) + 1;
    if (event.type === 'PaymentCompleted') completed.add(event.stream.slice(-36));
  }
  const asked = await documents.collection({ name: 'sandbox_payments' }).find({});
  const times = new Map();
  for (const { paymentId } of asked) times.set(paymentId, (times.get(paymentId) ?? 0) + 1);
  return {
    completed: completed.size,
    withoutProvider: [...completed].filter((id) => !times.has(id)).length,
    askedTwice: [...times.values()].filter((count) => count > 1).length,
    events,
  };
}

export async function checked(folder) {
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  try {
    return { rows: await comparedWithRebuild(data), payments: await payments(data) };
  } finally {
    await data.close();
  }
}
