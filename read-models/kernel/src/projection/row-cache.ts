import { BoundedCache } from '../memory/bounded-cache';
import type { Row } from './projection';

/** The most recently used rows, by key, including those known not to exist. */
export class RowCache<R extends Row> {
  private readonly rows: BoundedCache<R | undefined>;
  private whole = false;

  /** @param bytes what the rows may take; 0 keeps none. */
  constructor(bytes: number) {
    this.rows = new BoundedCache(bytes);
  }

  /** Whether a row is known, or known not to exist. */
  has(key: string): boolean {
    return this.whole || this.rows.has(key);
  }

  /** The store is empty: until a row is evicted, rows that are not here do not exist. */
  holdsAll(): void {
    this.whole = this.rows.most > 0;
  }

  get(key: string): R | undefined {
    return this.rows.get(key);
  }

  set(key: string, row: R | undefined): void {
    if (!this.rows.set(key, row)) this.whole = false;
  }

  clear(): void {
    this.whole = false;
    this.rows.clear();
  }
}
