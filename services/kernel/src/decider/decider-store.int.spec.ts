import { events, type DomainCommand, type DomainEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import { EventCatalogues, SqliteEventLog, type EventLog } from '../event-log';
import { testActor } from '../testing';
import type { Decider } from './decider';
import { DeciderStore, eventIdOf, type CommandMeta } from './decider-store';
import { uuidv7 } from '../base';

type Add = DomainCommand<'Add', { amount: number }>;
type Added = DomainEvent<'Added', { amount: number; unit?: string }>;
type Total = { total: number };

/** Adds up; two events for an amount over ten, none for zero, a refusal for a total above a hundred. */
const adder: Decider<Add, Added, Total> = {
  initialState: { total: 0 },
  decide({ data: { amount } }, { total }) {
    if (total + amount > 100) throw new Refusal('cart-full', { total });
    const added = (part: number): Added => ({ type: 'Added', data: { amount: part } });
    if (amount === 0) return [];
    return amount > 10 ? [added(10), added(amount - 10)] : [added(amount)];
  },
  evolve: ({ total }, { data }) => ({ total: total + data.amount }),
};
const catalogue = events('sum', {
  Added: z.strictObject({ amount: z.int(), unit: z.string().default('piece') }),
});

describe('the decider store', () => {
  let log: SqliteEventLog;
  let store: DeciderStore;
  let id: string;
  const catalogues = new EventCatalogues(catalogue);
  beforeEach(() => {
    log = new SqliteEventLog({ file: ':memory:', catalogues });
    store = new DeciderStore(log, catalogues);
    id = uuidv7();
  });
  afterEach(() => log.close());

  const metaOf = (override: Partial<CommandMeta> = {}): CommandMeta => ({
    commandId: uuidv7(),
    accountId: 'account-1',
    actor: testActor,
    correlationId: uuidv7(),
    ...override,
  });
  const add = (amount: number, override: Partial<CommandMeta> = {}, through = store) =>
    through.handle({
      category: 'sum',
      id,
      decider: adder,
      command: { type: 'Add', data: { amount } },
      meta: metaOf(override),
    });

  it('decides a dry run on what the log holds, and writes nothing', async () => {
    await add(3);
    const elsewhere = new DeciderStore(log, catalogues);
    await add(90, {}, elsewhere);
    const head = await log.head();
    expect((await add(7, { dryRun: true })).events).toHaveLength(1);
    await expect(add(8, { dryRun: true })).rejects.toMatchObject({ code: 'cart-full' });
    expect(await log.head()).toBe(head);
  });

  it('decides on the state of the stream and returns the new state, events, revision and position', async () => {
    await add(3);
    const handled = await add(12);
    expect(handled).toMatchObject({ state: { total: 15 }, revision: 2, position: await log.head() });
    expect(handled.events.map(({ data }) => data)).toEqual([
      { amount: 10, unit: 'piece' },
      { amount: 2, unit: 'piece' },
    ]);
    expect(await store.load('sum', id, adder)).toMatchObject({
      state: { total: 15 },
      accountId: 'account-1',
    });
  });

  it('writes ids derived from the command, with its version and the actor', async () => {
    const meta = metaOf();
    await add(1, meta);
    const [event] = await log.readStream(`sum-${id}`);
    expect(event).toMatchObject({
      id: eventIdOf(meta.commandId, 0),
      version: 1,
      causationId: meta.commandId,
      actor: testActor,
    });
  });

  it('appends nothing for a repeated command, and returns the original result', async () => {
    const commandId = uuidv7();
    const first = await add(12, { commandId });
    await add(5);
    for (const through of [store, new DeciderStore(log, catalogues)]) {
      const { events: made, revision, position } = await add(12, { commandId }, through);
      expect({ made, revision, position }).toEqual({
        made: first.events,
        revision: 1,
        position: first.position,
      });
    }
    expect(await log.readStream(`sum-${id}`)).toHaveLength(3);
  });

  it('answers a repeat with no events', async () => {
    const { position } = await add(1);
    expect(await add(0)).toEqual({ state: { total: 1 }, events: [], revision: 0, position });
  });

  it('reveals nothing about another account’s stream', async () => {
    await add(1);
    for (const through of [store, new DeciderStore(log, catalogues)]) {
      await expect(add(1, { accountId: 'account-2' }, through)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('refuses a client that saw another revision', async () => {
    await add(1);
    await expect(add(1, { expectedRevision: 4 })).rejects.toMatchObject({ code: 'stale-revision' });
    expect(await add(1, { expectedRevision: 0 })).toMatchObject({ revision: 1 });
  });

  it('never refuses because of a state that another process has already changed', async () => {
    const other = new DeciderStore(log, catalogues);
    await add(95);
    await expect(add(6)).rejects.toMatchObject({ code: 'cart-full', details: { total: 95 } });
    await add(-50, {}, other);
    expect(await add(6)).toMatchObject({ state: { total: 51 } });
    await add(1, {}, other);
    expect(await add(1)).toMatchObject({ state: { total: 53 } });
  });

  it('never treats a command as a repeat because of a state that another process has already changed', async () => {
    const other = new DeciderStore(log, catalogues);
    await add(1);
    const { position } = await add(7, {}, other);
    // Nothing to do: the result has the state and position of the log, not of the cache.
    expect(await add(0)).toEqual({ state: { total: 8 }, events: [], revision: 1, position });
  });

  it('recognises a command run by another process, whatever was written since', async () => {
    const other = new DeciderStore(log, catalogues);
    await add(1);
    const commandId = uuidv7();
    const first = await add(12, { commandId }, other);
    await add(5, {}, other);
    const again = await add(12, { commandId });
    expect(again).toMatchObject({ events: first.events, revision: 2, position: first.position });
    expect(await log.readStream(`sum-${id}`)).toHaveLength(4);
  });

  it('stores every command of many processes once, even if their caches lag', async () => {
    const stores = [store, new DeciderStore(log, catalogues), new DeciderStore(log, catalogues)];
    const commands = Array.from({ length: 12 }, () => uuidv7());
    const patiently = async (commandId: string, through: DeciderStore): Promise<void> => {
      for (;;) {
        try {
          await add(1, { commandId }, through);
          return;
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'concurrent-change') throw error;
        }
      }
    };
    // Each command is sent through every process, as by a client that got no reply.
    await Promise.all(commands.flatMap((command) => stores.map((through) => patiently(command, through))));
    for (const through of stores) {
      expect(await through.load('sum', id, adder)).toMatchObject({ state: { total: 12 } });
    }
    expect(await log.readStream(`sum-${id}`)).toHaveLength(12);
  });

  it('retries when others write at the same time', async () => {
    await add(1);
    const results = await Promise.all([add(2), add(3), add(4)]);
    expect(results.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
    expect(await store.load('sum', id, adder)).toMatchObject({ state: { total: 10 } });
  });

  it('gives up after three attempts, and after one if the client sent a revision', async () => {
    const busy: EventLog = Object.create(log);
    let appends = 0;
    busy.append = async (stream, toAppend, expected) => {
      appends += 1;
      await log.append(stream, [{ ...toAppend[0], id: uuidv7() } as never], 'any');
      return log.append(stream, toAppend, expected);
    };
    const contended = new DeciderStore(busy, catalogues, 0);
    await expect(add(1, {}, contended)).rejects.toMatchObject({ code: 'concurrent-change' });
    expect(appends).toBe(3);
    await expect(add(1, { expectedRevision: 2 }, contended)).rejects.toMatchObject({
      code: 'stale-revision',
    });
    expect(appends).toBe(4);
  });

  it('writes no event that its catalogue does not allow', async () => {
    await expect(add(0.5)).rejects.toBeInstanceOf(z.ZodError);
    expect(await log.head()).toBe('');
  });
});
