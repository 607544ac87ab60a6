// A simulation with queues: threads that work off pieces one after another, on a few cores that they share.
import { percentiles, round, seeded } from '../measure.mjs';

const tickMs = 0.25;

/** Milliseconds of one piece: exponential around its mean. */
const drawn = (random, mean) => -Math.log(1 - random()) * mean;

/**
 * @param stages in the order in which a buyback passes them: `{ name, thread, ms, pieces }`. Pieces of one stage take turns
 *   with everything else that waits for the same thread, as consequences do with requests.
 * @returns the share of its time that each thread works, when answers came (the first stage) and when all was done.
 */
export function simulated({ stages, cores, rate, seconds, seed = 5 }) {
  const random = seeded(seed);
  const queues = new Map(stages.map(({ thread }) => [thread, []]));
  const busy = new Map([...queues.keys()].map((thread) => [thread, 0]));
  const [answers, completions] = [[], []];
  const enter = (job, stage) => {
    const { thread, ms, pieces = 1 } = stages[stage];
    const piece = { job, stage, last: pieces, left: drawn(random, ms / pieces), mean: ms / pieces };
    queues.get(thread).push(piece);
  };
  const pieceDone = (piece, now) => {
    if (piece.last > 1) {
      const next = { ...piece, last: piece.last - 1, left: drawn(random, piece.mean) };
      return void queues.get(stages[piece.stage].thread).push(next);
    }
    if (piece.stage === 0) answers.push(now - piece.job);
    if (piece.stage + 1 < stages.length) enter(piece.job, piece.stage + 1);
    else completions.push(now - piece.job);
  };
  const threads = [...queues.keys()];
  let due = drawn(random, 1000 / rate);
  for (let tick = 0, now = 0; now < seconds * 1000; tick += 1, now = tick * tickMs) {
    for (; due <= now; due += drawn(random, 1000 / rate)) enter(due, 0);
    const turned = threads.map((_, index) => threads[(index + tick) % threads.length]);
    const running = turned.filter((thread) => queues.get(thread).length > 0).slice(0, cores);
    for (const thread of running) work(queues.get(thread), now);
    for (const thread of running) busy.set(thread, busy.get(thread) + tickMs);
  }
  function work(queue, now) {
    for (let rest = tickMs; rest > 0 && queue.length > 0;) {
      const [piece] = queue;
      const spent = Math.min(rest, piece.left);
      piece.left -= spent;
      rest -= spent;
      if (piece.left <= 1e-9) pieceDone(queue.shift(), now + tickMs);
    }
  }
  return {
    rate,
    usedShare: Object.fromEntries([...busy].map(([thread, ms]) => [thread, round(ms / seconds / 1000)])),
    answers: percentiles(answers),
    completions: percentiles(completions),
    completedPerSecond: round(completions.length / seconds, 1),
    waiting: [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
  };
}
