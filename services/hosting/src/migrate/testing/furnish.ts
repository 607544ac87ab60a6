import type { RecordedEvent } from '@reprise/contracts/kernel';
import { DiskFileStore } from '@reprise/gateways';
import type { Fence, SubscriptionStore } from '@reprise/kernel';
import { anEvent } from '@reprise/kernel/testing';
import { openDataFolder } from '../../data-folder';

const at = (n: number): string => new Date(Date.UTC(2021, 2, 1, 9, 0, n)).toISOString();
const now = new Date(at(500));
const streams = ['buyback-1', 'item-1', 'payment-1', 'package-1', 'buyback-2'];

/** Events of several streams in turns, in two versions, as stored years ago. */
function aHistory(length: number): RecordedEvent[] {
  const revisions = new Map<string, number>();
  return Array.from({ length }, (_, n) => {
    const stream = streams[(n * n) % streams.length] ?? '';
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    const event = anEvent({
      type: `Happened${n % 3}`,
      version: 1 + (n % 2),
      data: { n, é: '✓', nothing: null },
    });
    return { ...event, stream, revision, position: '', time: at(n) };
  });
}

async function lease(store: SubscriptionStore, consumer: string): Promise<Fence> {
  const fence = await store.lease(consumer, 'worker', 10_000, now);
  if (!fence) throw new Error('no lease');
  return fence;
}

/** A data folder with some of everything. */
export async function furnish(dataDir: string, events = 60): Promise<void> {
  const folder = openDataFolder(dataDir);
  const { log, store, timers, documents } = folder;
  await log.importEvents(aHistory(events));
  const all = await log.readAll('', events);
  const [poison, behind] = [all[4], all[5]];
  if (!poison || !behind) throw new Error('no history');
  for (const [consumer, position] of Object.entries({
    'mail-customers': 41,
    'issue-label': 7,
    follow: events,
  }))
    await store.saveCheckpoint(await lease(store, consumer), String(position));
  const failure = {
    status: 'parked',
    attempts: 24,
    nextTryAt: at(400),
    error: 'the carrier is away',
  } as const;
  const fence = await lease(store, 'issue-label');
  for (const { position, id: eventId, type, stream, revision } of [poison, behind])
    await store.park(fence, 'package-1', { position, eventId, type, stream, revision }, failure, now);
  await store.setPaused('follow', true);
  for (const n of [1, 2, 3]) {
    const send = { category: 'buyback', id: '1', command: { type: 'Remind', data: { n } } };
    const meta = { accountId: 'a', correlationId: 'c', causationId: 'e', setBy: 'remind' };
    await timers.set({ key: `remind-${n}`, dueAt: at(1_000 * n), send, ...meta });
  }
  for (const name of ['accounts', 'customers', 'webhook_starts']) {
    const collection = documents.collection<{ _id: string; n: number; position?: string }>({ name });
    for (let n = 0; n < 25; n += 1) {
      const document = {
        _id: `${name}-${n}`,
        n,
        ...(name === 'webhook_starts' && { position: String(n * 2) }),
      };
      await collection.put(document);
      if (n % 3 === 0) await collection.put({ ...document, n: n + 100 });
    }
  }
  const files = new DiskFileStore({ dataDir });
  for (let n = 0; n < 20; n += 1)
    await files.put(`labels/${n}/label.pdf`, Buffer.alloc(n * 997, n), 'application/pdf');
  await folder.close();
}
