import type { Row } from './projection';

/** The most recently used rows, by key, including those known not to exist. */
export class RowCache<R extends Row> {
  private readonly rows = new Map<string, R | undefined>();
  private whole = false;

  constructor(private readonly capacity: number) {}

  /** Whether a row is known, or known not to exist. */
  has(key: string): boolean {
    return this.whole || this.rows.has(key);
  }

  /** The store is empty: until a row is evicted, rows that are not here do not exist. */
  holdsAll(): void {
    this.whole = this.capacity > 0;
  }

  get(key: string): R | undefined {
    return this.rows.get(key);
  }

  set(key: string, row: R | undefined): void {
    if (this.capacity === 0) return;
    this.rows.delete(key);
    this.rows.set(key, row);
    if (this.rows.size <= this.capacity) return;
    const [oldest] = this.rows.keys();
    if (oldest !== undefined) this.rows.delete(oldest);
    this.whole = false;
  }

  clear(): void {
    this.whole = false;
    this.rows.clear();
  }
}
