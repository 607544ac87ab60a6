import { SharedRuns } from './shared-runs';

describe('work whose runs are shared', () => {
  const begun: { readonly done: () => void; readonly failed: (error: Error) => void }[] = [];
  const runs = new SharedRuns(() => new Promise((done, failed) => void begun.push({ done, failed })));
  const turn = () => new Promise((next) => setImmediate(next));
  beforeEach(() => void begun.splice(0));

  it('is run once for all who ask before it begins, and once more for those who ask while it runs', async () => {
    const first = [runs.run(), runs.run()];
    await turn();
    expect(begun).toHaveLength(1);
    const second = [runs.run(), runs.run()];
    await turn();
    expect(begun).toHaveLength(1);
    begun[0]?.done();
    await Promise.all(first);
    await turn();
    expect(begun).toHaveLength(2);
    begun[1]?.done();
    await Promise.all(second);
  });

  it('is run again after it failed, and ends when all is over', async () => {
    const failed = runs.run();
    await turn();
    const next = runs.run();
    let isOver = false;
    const ended = runs.ended().then(() => (isOver = true));
    begun[0]?.failed(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    await turn();
    expect([begun.length, isOver]).toEqual([2, false]);
    begun[1]?.done();
    await Promise.all([next, ended]);
  });
});
