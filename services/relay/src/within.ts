/** The work did not end in time. It may still be running: the caller must not reuse what it used. */
class Overdue extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
    this.name = 'Overdue';
  }
}

/** @throws Overdue if the work has not ended after `ms`. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => reject(new Overdue(what, ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(alarm));
  });
}
