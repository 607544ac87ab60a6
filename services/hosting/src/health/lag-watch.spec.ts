import fc from 'fast-check';
import { LagWatch, type LagSample } from './lag-watch';

let minute = 0;
const sample = (head: number, ...places: readonly (readonly [string, number, boolean?])[]): LagSample => ({
  at: new Date(Date.UTC(2026, 0, 5, 9, (minute += 1))).toISOString(),
  head: String(head),
  consumers: places.map(([consumer, position, paused]) => ({
    ...{ consumer, position: String(position), lag: head - position },
    ...(paused && { paused }),
  })),
});
const watching = (...samples: readonly LagSample[]) => {
  const watch = new LagWatch(4);
  samples.forEach((each) => watch.take(each));
  return watch.stuck().map(({ consumer, lag }) => [consumer, lag]);
};

describe('the lag watch', () => {
  it('reports a consumer as stuck if it stands still while the head moves', () => {
    const samples = [10, 20, 30, 40].map((head) => sample(head, ['list', 5], ['mails', head - 1]));
    expect(watching(...samples)).toEqual([['list', 35]]);
  });

  it('reports since when', () => {
    const watch = new LagWatch(2);
    const first = sample(1, ['list', 0]);
    [first, sample(2, ['list', 0]), sample(3, ['list', 0]), sample(9, ['list', 0])].forEach((each) =>
      watch.take(each),
    );
    expect(watch.stuck()).toEqual([{ consumer: 'list', lag: 9, since: first.at }]);
  });

  it('waits for enough checks', () => {
    expect(watching(sample(10, ['list', 5]), sample(20, ['list', 5]), sample(30, ['list', 5]))).toEqual([]);
  });

  it('is patient with one that is far behind but moves', () => {
    expect(watching(...[10, 20, 30, 40, 50].map((head, n) => sample(head * 100, ['list', n])))).toEqual([]);
  });

  it('reports nothing for an idle log', () => {
    expect(watching(...[10, 10, 10, 10, 10, 10].map((head) => sample(head, ['list', 5])))).toEqual([]);
  });

  it('forgets the past of one that moved again or is paused', () => {
    const stuck = [10, 20, 30, 40].map((head) => sample(head, ['list', 5]));
    expect(watching(...stuck, sample(50, ['list', 6]))).toEqual([]);
    expect(watching(...stuck, sample(50, ['list', 5, true]), sample(60, ['list', 5]))).toEqual([]);
  });

  it('never blames one that moved during the latest checks, whatever came before', () => {
    const heads = fc.array(fc.record({ more: fc.nat(5), moves: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(heads, (steps) => {
        const watch = new LagWatch(4);
        let head = 0;
        let position = 0;
        let still = 0;
        for (const { more, moves } of steps) {
          head += more;
          const before = position;
          if (moves) position = Math.min(head, position + 1);
          still = position === before ? still + 1 : 0;
          watch.take(sample(head, ['list', position]));
          if (watch.stuck().length > 0) expect(still).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
