import type { Neighbour, News } from '../waiting';
import { PositionSignals } from './position-signals';

/** Two threads that hear each other at once. */
function neighbours(): readonly [Neighbour, Neighbour] {
  const heard = [new Map<string, (news: never) => void>(), new Map<string, (news: never) => void>()] as const;
  const end = (mine: 0 | 1, other: 0 | 1): Neighbour => ({
    tell: (what, news) => heard[other].get(what)?.(news as never),
    on<T extends keyof News>(what: T, listener: (news: News[T]) => void) {
      heard[mine].set(what, listener);
      return () => void heard[mine].delete(what);
    },
  });
  return [end(0, 1), end(1, 0)];
}
const compare = (a: string, b: string): number => Number(a) - Number(b);

describe('who waits for rows in one thread', () => {
  const [here, there] = neighbours();
  const asking = new PositionSignals(compare, here);
  const folding = new PositionSignals(compare, there);

  it('is woken by the thread that folds them, once they are far enough', () => {
    let woken = 0;
    const end = asking.onReached('list', '7', () => (woken += 1));
    folding.reached('list', '6');
    folding.reached('other', '9');
    expect(woken).toBe(0);
    folding.reached('list', '8');
    expect(woken).toBe(1);
    end();
    folding.reached('list', '9');
    expect(woken).toBe(1);
  });

  it('makes the other hurry', () => {
    let hurried = 0;
    folding.onWanted('list', () => (hurried += 1));
    asking.onReached('list', '10', () => undefined)();
    expect(hurried).toBe(1);
  });
});
