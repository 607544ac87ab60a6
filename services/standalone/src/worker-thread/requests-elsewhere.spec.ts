import { RequestsUnderWay } from '@reprise/kernel';
import { countRequests, memoryForRequests, RequestsElsewhere } from './requests-elsewhere';

const patienceMs = 10_000;

describe('requests that another thread answers', () => {
  const memory = memoryForRequests();
  const requests = new RequestsUnderWay();
  countRequests(requests, memory);
  const elsewhere = new RequestsElsewhere(memory);
  const begin = (many: number) => Array.from({ length: many }, () => requests.begin());

  it('go first once they are a queue, and not while there are a few', async () => {
    const few = begin(7);
    expect([elsewhere.any, elsewhere.come]).toEqual([false, false]);
    await elsewhere.over(patienceMs);
    const [last] = begin(1);
    expect([elsewhere.any, elsewhere.come]).toEqual([true, true]);
    let isOver = false;
    const over = elsewhere.over(patienceMs).then(() => (isOver = true));
    await new Promise((done) => setTimeout(done, 20));
    expect(isOver).toBe(false);
    last?.();
    await over;
    few.forEach((end) => end());
  });

  it('are waited for no longer than told, however many there are', async () => {
    const many = begin(100);
    await elsewhere.over(20);
    expect(elsewhere.any).toBe(true);
    many.forEach((end) => end());
    expect(elsewhere.any).toBe(false);
  });
});
