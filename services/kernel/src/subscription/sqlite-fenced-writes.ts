import type { Statement } from '../event-log/sqlite-database';
import { LeaseLost, type Fence } from './subscription-store.port';
import type { TurnWrites } from './turn-writes';

/** Writes of lease holders. Each is checked against its own lease; one that has lost it fails alone. */
export class FencedWrites {
  /** @param lease reads the token of a consumer's lease. */
  constructor(
    private readonly writes: TurnWrites,
    private readonly lease: Statement,
  ) {}

  /** Resolves after the commit. @throws LeaseLost */
  async run({ consumer, token }: Fence, write: () => unknown): Promise<void> {
    const isKept = await this.writes.run(() => {
      const held = this.lease.get(consumer) as { token: number } | undefined;
      if (held?.token !== token) return false;
      write();
      return true;
    });
    if (!isKept) throw new LeaseLost(consumer);
  }
}
