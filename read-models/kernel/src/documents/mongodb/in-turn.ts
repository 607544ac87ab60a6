/** Ends of the queues, by name, for the whole process: two stores over one database must share them. */
const tails = new Map<string, Promise<unknown>>();

/** Runs tasks with the same name one after the other, in call order. */
export function inTurn<R>(name: string, work: () => Promise<R>): Promise<R> {
  const before = tails.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(name, mine);
  const end = () => {
    if (tails.get(name) === mine) tails.delete(name);
  };
  mine.then(end, end);
  return mine;
}
