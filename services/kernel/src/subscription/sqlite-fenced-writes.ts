import type { LogFile } from '../event-log/log-file';
import type { Statement } from '../event-log/sqlite-database';
import { LeaseLost, type Fence } from './subscription-store.port';

/** Writes of lease holders. Each is checked against its own lease; one that has lost it fails alone. */
export class FencedWrites {
  /** @param lease reads the token of a consumer's lease. */
  constructor(
    private readonly file: LogFile,
    private readonly lease: Statement,
  ) {}

  /** Resolves after the commit. @throws LeaseLost */
  async run<T>({ consumer, token }: Fence, write: () => T): Promise<T> {
    const kept = await this.file.write(() => {
      const held = this.lease.get(consumer) as { token: number } | undefined;
      return held?.token === token ? { result: write() } : undefined;
    });
    if (!kept) throw new LeaseLost(consumer);
    return kept.result;
  }
}
