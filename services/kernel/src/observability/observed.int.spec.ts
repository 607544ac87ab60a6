import { events } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import { EventCatalogues, SqliteEventLog } from '../event-log';
import { anEvent } from '../testing';
import { ObservedDeciderStore } from './observed-decider-store';
import { observedEventLog } from './observed-event-log';
import type { AppendSeen, CommandSeen } from './observers';
import { uuidv7 } from '../base';

type State = { readonly closed: boolean };
type Close = { readonly type: 'Close'; readonly data: { readonly name: string } };
type Closed = { readonly type: 'Closed'; readonly data: Record<string, never> };
const decider = {
  initialState: { closed: false } as State,
  decide: ({ data }: Close, state: State): readonly Closed[] => {
    if (data.name === 'forbidden') throw new Refusal('not-found');
    return state.closed ? [] : [{ type: 'Closed', data: {} }];
  },
  evolve: (): State => ({ closed: true }),
};
const catalogues = new EventCatalogues(events('door', { Closed: z.strictObject({}) }));

describe('an observer', () => {
  let log: SqliteEventLog;
  let commands: CommandSeen[];
  let appends: AppendSeen[];
  let store: ObservedDeciderStore;
  beforeEach(() => {
    log = new SqliteEventLog({ file: ':memory:', catalogues });
    [commands, appends] = [[], []];
    const observer = {
      command: (s: CommandSeen) => commands.push(s),
      append: (s: AppendSeen) => appends.push(s),
    };
    store = new ObservedDeciderStore(observedEventLog(log, observer), catalogues, 10_000, observer);
  });
  afterEach(() => log.close());

  const close = (id: string, name = 'a person') => {
    const meta = {
      commandId: uuidv7(),
      accountId: 'a',
      actor: { userId: 'u', role: 'r' },
      correlationId: uuidv7(),
    };
    const command: Close = { type: 'Close', data: { name } };
    return store.handle({ category: 'door', id, decider, command, meta });
  };

  it('is informed of each command, what it wrote, and how long it took', async () => {
    const id = uuidv7();
    await close(id);
    await close(id);
    await expect(close(id, 'forbidden')).rejects.toBeInstanceOf(Refusal);
    expect(commands.map(({ outcome }) => outcome)).toEqual(['written', 'nothing', 'not-found']);
    expect(commands[0]).toMatchObject({
      category: 'door',
      type: 'Close',
      stream: `door-${id}`,
      events: ['Closed'],
    });
    expect(commands.every(({ began, ended }) => ended >= began)).toBe(true);
  });

  it('never sees the data of a command', async () => {
    await close(uuidv7(), 'Ada Lovelace');
    expect(JSON.stringify(commands)).not.toContain('Lovelace');
  });

  it('distinguishes an append that was written from one that came too late', async () => {
    const id = uuidv7();
    await close(id);
    const late = observedEventLog(log, { append: (seen) => appends.push(seen) });
    await expect(late.append(`door-${id}`, [anEvent()], 'no-stream')).rejects.toThrow('expected revision');
    expect(appends.map(({ outcome, events: n }) => [outcome, n])).toEqual([
      ['written', 1],
      ['conflict', 1],
    ]);
  });
});
