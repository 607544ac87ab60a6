import { healthReport, httpStatusOf, type HealthSources } from './health';

const since = '2026-01-05T09:00:00.000Z';
const log = { name: 'log', engine: 'EventStoreDB', needed: true, state: 'answers', since } as const;
const search = { name: 'search', engine: 'Typesense', needed: false, state: 'answers', since } as const;
const told = (sources: Partial<HealthSources> = {}) => {
  const config = { host: 'worker', instance: 'worker-0' } as const;
  const report = healthReport({
    config,
    phase: 'working',
    engines: [log, search],
    consumers: [],
    filling: [],
    overloaded: false,
    storage: 'enough',
    ...sources,
  });
  return { status: report.status, http: httpStatusOf(report), doing: report.doing };
};

describe('the health of a host', () => {
  it('is ready while everything answers', () => {
    expect(told()).toEqual({ status: 'ready', http: 200, doing: 'working normally' });
  });

  it('is unready without a required engine, and shows since when and what it does', () => {
    const { status, http, doing } = told({ engines: [{ ...log, state: 'away' }, search] });
    expect([status, http]).toEqual(['unready', 503]);
    expect(doing).toBe(`retrying until it answers, then resuming:  log (EventStoreDB, since ${since})`);
  });

  it('is degraded while lists are being filled, and names them', () => {
    const { status, http, doing } = told({ filling: ['buyback_list'] });
    expect([status, http]).toEqual(['degraded', 200]);
    expect(doing).toBe('works while lists are being filled and lack rows: buyback_list');
  });

  it('is degraded while it refuses writes, and says so', () => {
    expect(told({ overloaded: true })).toEqual({
      ...{ status: 'degraded', http: 200 },
      doing: 'refusing new writes until fewer wait',
    });
  });

  it.each([
    ['low', 'little room is left in the data folder'],
    ['full', 'refusing new writes until there is room in the data folder'],
  ] as const)('is degraded while storage is %s, and says so', (storage, doing) => {
    expect(told({ storage })).toEqual({ status: 'degraded', http: 200, doing });
  });

  it('is degraded without an optional engine', () => {
    const { status, http, doing } = told({ engines: [log, { ...search, state: 'away' }] });
    expect([status, http, doing]).toEqual([
      'degraded',
      200,
      `working without search (Typesense, since ${since})`,
    ]);
  });

  it('is degraded, not unready, if a consumer is stuck: a restart would not help', () => {
    const consumers = [{ consumer: 'buyback_list_v1', trouble: 'stuck', lag: 100, since }] as const;
    expect(told({ consumers })).toEqual({ status: 'degraded', http: 200, doing: 'buyback_list_v1 is stuck' });
  });

  it('is not ready before it works, nor once it stops', () => {
    expect(told({ phase: 'starting', engines: [{ ...log, state: 'unknown' }] })).toMatchObject({
      ...{ status: 'starting', http: 503 },
      doing: expect.stringContaining('waiting for log') as string,
    });
    expect(told({ phase: 'stopping' })).toMatchObject({ status: 'stopping', http: 503 });
  });
});
