/** One run of some work after the other; those who ask during a run share the next one, which sees all they did before. */
export class SharedRuns {
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** @returns the end of a run that has not begun yet; it fails if its work does. */
  run(): Promise<void> {
    this.next ??= this.last.then(() => {
      this.next = undefined;
      return this.work();
    });
    this.last = this.next.catch(() => undefined);
    return this.next;
  }

  /** Resolves after every run that was asked for, failed ones included. */
  ended(): Promise<void> {
    return this.last;
  }
}
