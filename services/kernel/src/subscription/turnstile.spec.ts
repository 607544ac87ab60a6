import { Turnstile } from './turnstile';

describe('a turnstile', () => {
  it('lets a few pass in each turn, in order of arrival', async () => {
    const turns: (() => void)[] = [];
    const turnstile = new Turnstile(2, (turn) => void turns.push(turn));
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
});
