import { RequestsUnderWay } from '../base';
import { afterRequests, effectsPerTurn, Turnstile } from './turnstile';

describe('a turnstile', () => {
  it('lets a few pass in each turn, in order of arrival', async () => {
    const turns: (() => void)[] = [];
    const turnstile = new Turnstile(
      () => 2,
      (turn) => void turns.push(turn),
    );
    const passed: number[] = [];
    const all = [1, 2, 3].map((n) => turnstile.pass().then(() => passed.push(n)));
    expect(turns).toHaveLength(1);
    turns.shift()?.();
    await Promise.all(all.slice(0, 2));
    expect(passed).toEqual([1, 2]);
    turns.shift()?.();
    await Promise.all(all);
    expect(passed).toEqual([1, 2, 3]);
    expect(turns).toHaveLength(0);
  });

  it('counts what is heavy for several, and lets what is too heavy pass alone', async () => {
    const turns: (() => void)[] = [];
    const turnstile = new Turnstile(
      () => 100,
      (turn) => void turns.push(turn),
    );
    const passed: number[] = [];
    const all = [60, 40, 1, 500, 99].map((weight) => turnstile.pass(weight).then(() => passed.push(weight)));
    const turn = async () => {
      turns.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
      return passed.splice(0);
    };
    expect(await turn()).toEqual([60, 40]);
    expect(await turn()).toEqual([1]);
    expect(await turn()).toEqual([500]);
    expect(await turn()).toEqual([99]);
    await Promise.all(all);
  });

  it('lets requests go first, though not forever', async () => {
    const requests = new RequestsUnderWay();
    const turnstile = new Turnstile(() => 1, afterRequests(requests));
    const answered = requests.begin();
    const order: string[] = [];
    const first = turnstile.pass().then(() => order.push('what follows'));
    await new Promise((turn) => setImmediate(turn));
    order.push('the request');
    answered();
    await first;
    requests.begin();
    await turnstile.pass();
    expect(order).toEqual(['the request', 'what follows']);
  });

  it('lets many effects pass in a turn where no requests come, and a few where some do', () => {
    const requests = new RequestsUnderWay();
    const perTurn = effectsPerTurn(requests);
    expect(perTurn()).toBe(64);
    requests.begin()();
    expect(perTurn()).toBe(4);
  });
});
