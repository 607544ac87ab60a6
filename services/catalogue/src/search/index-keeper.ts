import { type LeasedOptions, type Startable } from '@reprise/kernel/subscription';
import type { CurrentIndexes } from './current-indexes';
import type { FreshDocuments } from './fresh-documents';
import { backOffMs, defaultBackOff, messageOf } from '@reprise/kernel/base';

const lookAgainMs = 300_000;

/**
 * Ensures that every account has an index with this version's fields: at the first start, after a version with other
 * fields, after an engine lost its disk. It checks at startup and every five minutes.
 */
export class IndexKeeper implements Startable {
  private life = new AbortController();
  private failures = 0;
  private cancel: (() => void) | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly fresh: FreshDocuments,
    private readonly indexes: CurrentIndexes,
    private readonly options: Pick<LeasedOptions, 'clock' | 'logger'>,
  ) {}

  start(): void {
    this.life = new AbortController();
    this.lookIn(0);
  }

  async stop(): Promise<void> {
    this.life.abort();
    this.cancel?.();
    await this.looking;
  }

  private lookIn(ms: number): void {
    this.cancel = this.options.clock.after(ms, () => {
      this.looking = this.turn(this.life.signal);
    });
  }

  private async turn(signal: AbortSignal): Promise<void> {
    try {
      await this.indexes.ensure(await this.fresh.accounts(), signal);
      this.failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      this.failures += 1;
      const told = { failures: this.failures, error: messageOf(error) };
      this.options.logger?.warn(told, 'search indexes could not be checked');
    }
    if (signal.aborted) return;
    this.lookIn(this.failures > 0 ? backOffMs(defaultBackOff, this.failures, Math.random) : lookAgainMs);
  }
}
