import { projectionStandSchema, rebuildSchema, type RebuildState } from '@reprise/contracts/projections';
import { actsOf, standOf } from './stand.rules';

const at = '2026-11-23T09:00:00.000Z';
const rebuild = (state: RebuildState) =>
  rebuildSchema.parse({
    state,
    startedAt: at,
    endedAt: null,
    done: 0,
    total: 1,
    compared: null,
    error: null,
  });
const projection = (state?: RebuildState, previous: string | null = null) =>
  projectionStandSchema.parse({ live: 'a_v1', previous, rebuild: state ? rebuild(state) : null });

describe('what an operator may do with a projection', () => {
  it('is to rebuild it, and to roll back what was switched', () => {
    expect(actsOf({ projection: projection() })).toEqual(['rebuild']);
    expect(actsOf({ projection: projection('switched', 'a_v1') })).toEqual(['roll-back', 'rebuild']);
    expect(actsOf({ projection: projection('failed') })).toEqual(['rebuild']);
  });

  it('is to decide once it is compared, and nothing while it is worked on', () => {
    expect(actsOf({ projection: projection('compared', 'a_v0') })).toEqual(['abandon', 'switch']);
    for (const state of ['waiting', 'filling', 'switching', 'abandoning', 'rolling-back'] as const)
      expect(actsOf({ projection: projection(state, 'a_v0') })).toEqual([]);
  });

  it('is nothing for what follows from events: it is never repeated', () => {
    expect(actsOf({ projection: null })).toEqual([]);
  });
});

describe('a reader of the log', () => {
  it('is up to date only if it runs and has read everything', () => {
    const lagOf = (events: number) => ({ events, seconds: 1 });
    expect(standOf({ state: 'active', lag: lagOf(0) })).toBe('current');
    expect(standOf({ state: 'active', lag: lagOf(3) })).toBe('behind');
    expect(standOf({ state: 'paused', lag: lagOf(0) })).toBe('paused');
  });
});
