type Closable = { close(): Promise<void> };

/** Something that is opened when it is first asked for, and again when that failed. */
export class Reaching<T extends Closable> {
  private reached: Promise<T> | undefined;

  constructor(private readonly open: () => Promise<T>) {}

  reach(): Promise<T> {
    this.reached ??= this.open().catch((error: unknown) => {
      this.reached = undefined;
      throw error;
    });
    return this.reached;
  }

  /** Closes what was opened, also if that is still under way. */
  async close(): Promise<void> {
    const opened = await this.reached?.catch(() => undefined);
    await opened?.close();
  }
}
