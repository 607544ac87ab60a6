import { RequestsUnderWay } from './requests-under-way';

const isOver = async (wait: Promise<void>): Promise<boolean> => {
  let over = false;
  void wait.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(0);
  return over;
};

describe('what lets requests go first', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for none, and for the last of several', async () => {
    const requests = new RequestsUnderWay();
    expect(await isOver(requests.over(20))).toBe(true);
    const ends = [requests.begin(), requests.begin()];
    const wait = requests.over(20);
    ends[0]?.();
    ends[0]?.();
    expect(await isOver(wait)).toBe(false);
    ends[1]?.();
    expect(await isOver(wait)).toBe(true);
    expect(requests.any).toBe(false);
  });

  it('waits no longer than told, however many come', async () => {
    const requests = new RequestsUnderWay();
    requests.begin();
    const wait = requests.over(20);
    await jest.advanceTimersByTimeAsync(19);
    requests.begin();
    expect(await isOver(wait)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isOver(wait)).toBe(true);
  });

  it('expects more for a second after the last one', async () => {
    const requests = new RequestsUnderWay();
    expect(requests.come).toBe(false);
    const end = requests.begin();
    expect(requests.come).toBe(true);
    end();
    await jest.advanceTimersByTimeAsync(999);
    expect([requests.any, requests.come]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests.come).toBe(false);
  });

  it('does not wait for a stream, which ends no more', async () => {
    const requests = new RequestsUnderWay();
    const end = requests.begin();
    await jest.advanceTimersByTimeAsync(249);
    expect(requests.any).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests.any).toBe(false);
    end();
    expect(requests.any).toBe(false);
  });
});
