import { Gathering } from './gathering';

const never = 2_000_000;
const turns = () => new Promise((turn) => setTimeout(turn, 40));
const ended = async (pause: Promise<void>): Promise<boolean> => {
  let isOver = false;
  void pause.then(() => (isOver = true));
  await turns();
  return isOver;
};

describe('the pause after a few events', () => {
  it('ends as soon as somebody waits for what comes next', async () => {
    const gathering = new Gathering(never);
    const pause = gathering.pause(1);
    expect(await ended(pause)).toBe(false);
    gathering.hurry();
    await pause;
    const next = gathering.pause(1);
    expect(await ended(next)).toBe(false);
    gathering.hurry();
    await next;
  });

  it('is left out for whoever began to wait before it, and after many events', async () => {
    const gathering = new Gathering(never);
    gathering.hurry();
    expect(await ended(gathering.pause(1))).toBe(true);
    expect(await ended(gathering.pause(500))).toBe(true);
  });

  it('grows while events keep coming, and is short again after a quiet moment', async () => {
    jest.useFakeTimers();
    try {
      let now = 0;
      const gathering = new Gathering(undefined, () => now);
      const pauses: number[] = [];
      for (const [times, gapMs] of [
        [41, 25],
        [1, 300],
        [1, 25],
      ] as const)
        for (let time = 0; time < times; time += 1) {
          now += gapMs;
          const from = Date.now();
          const pause = gathering.pause(1);
          await jest.runAllTimersAsync();
          await pause;
          pauses.push(Date.now() - from);
        }
      expect(pauses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 4));
      expect(pauses.slice(40)).toEqual([25, 4, 4]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits at a gate until it lets pass, or somebody waits for what comes next', async () => {
    const gathering = new Gathering(never);
    let open = (): void => undefined;
    const gate = () => new Promise<void>((pass) => (open = pass));
    const waiting = gathering.before(gate);
    expect(await ended(waiting)).toBe(false);
    open();
    await waiting;
    const hurried = gathering.before(gate);
    expect(await ended(hurried)).toBe(false);
    gathering.hurry();
    await hurried;
    expect(await ended(gathering.before(gate))).toBe(true);
  });
});
