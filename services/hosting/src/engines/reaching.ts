type Closable = { close(): Promise<void> };

/** Opens something on first use, and again if that failed. */
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

  /** Closes what was opened, even if opening is still in progress. */
  async close(): Promise<void> {
    const opened = await this.reached?.catch(() => undefined);
    await opened?.close();
  }
}
