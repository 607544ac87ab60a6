import { silentLogger } from '@reprise/kernel';
import { TestClock } from '@reprise/kernel/testing';
import type { EngineUse } from '../engines';
import { EngineWatch } from './engine-watch';

describe('the engine watch', () => {
  let clock: TestClock;
  let answers: () => Promise<unknown>;
  let looks: number;
  let watch: EngineWatch;
  const said: string[] = [];
  beforeEach(() => {
    clock = new TestClock('2026-01-05T09:00:00.000Z');
    answers = async () => undefined;
    looks = 0;
    said.length = 0;
    const use: EngineUse = {
      ...{ name: 'documents', engine: 'MongoDB', place: 'a:27017', needed: true },
      answers: () => {
        looks += 1;
        return answers();
      },
    };
    const logger = { ...silentLogger, info: (_: object, text: string) => void said.push(text) };
    watch = new EngineWatch({ uses: [use], logger, clock, random: () => 0.999 });
  });
  afterEach(() => watch.stop());
  const refuse = async () => Promise.reject(new Error('no'));
  const state = () => watch.all()[0]?.state;

  it('is ready once every needed engine has answered', async () => {
    expect(watch.isReady).toBe(false);
    watch.start();
    expect(await watch.ready()).toBe(true);
    expect(watch.all()).toMatchObject([{ name: 'documents', state: 'answers' }]);
  });

  it('reports since when one is unavailable, and checks less and less often', async () => {
    watch.start();
    await watch.ready();
    answers = refuse;
    await clock.advance(6_000);
    expect([state(), watch.isAway('documents')]).toEqual(['away', false]);
    await clock.advance(54_000);
    expect(watch.all()).toMatchObject([{ state: 'away', since: '2026-01-05T09:00:02.000Z' }]);
    expect(looks).toBeLessThan(20);
    expect([watch.isAway('documents'), watch.isAway('log')]).toEqual([true, false]);
    answers = async () => undefined;
    await clock.advance(6_000);
    expect([state(), watch.isAway('documents')]).toEqual(['answers', false]);
    expect(said).toEqual(['engine answers', 'engine does not answer', 'engine answers']);
  });

  it('treats an engine that never answers as unavailable, and has at most one check in progress', async () => {
    answers = () => new Promise(() => undefined);
    watch.start();
    await clock.advance(30_000);
    expect(state()).toBe('away');
    expect(looks).toBe(1);
  });

  it('stops waiting when the host is stopped', async () => {
    answers = refuse;
    watch.start();
    const ready = watch.ready();
    await clock.advance(1_000);
    await watch.stop();
    expect(await ready).toBe(false);
  });
});
