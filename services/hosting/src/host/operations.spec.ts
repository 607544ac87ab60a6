import Fastify from 'fastify';
import { healthReport, type HealthReport } from '../health';
import { serveHealth } from './operations';

const since = '2026-01-05T09:00:00.000Z';
const log = { name: 'log', engine: 'SQLite', needed: true, since } as const;
const told = (state: 'answers' | 'away'): HealthReport =>
  healthReport({
    config: { host: 'api', instance: 'api-0' },
    phase: 'working',
    engines: [{ ...log, state }],
    consumers: [],
    filling: [],
    overloaded: false,
    storage: 'enough',
  });

describe('the health of a host over HTTP', () => {
  let state: 'answers' | 'away' = 'answers';
  const fastify = Fastify();
  serveHealth(fastify, { report: () => told(state) });
  afterAll(() => fastify.close());

  it('is live while the process is running, whatever its engines do', async () => {
    state = 'away';
    const live = await fastify.inject('/health/live');
    expect([live.statusCode, live.json(), live.headers['cache-control']]).toEqual([
      ...[200, { status: 'live' }, 'no-store'],
    ]);
  });

  it('is not ready while an engine is unavailable, and names it', async () => {
    state = 'away';
    const ready = await fastify.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({
      status: 'unready',
      engines: [{ name: 'log', state: 'away', since }],
    });
    state = 'answers';
    expect((await fastify.inject('/health/ready')).statusCode).toBe(200);
  });
});
