import type { Row } from './projection';

/** The rows last used, by key, also those known not to exist. */
export class RowCache<R extends Row> {
  private readonly rows = new Map<string, R | undefined>();

  constructor(private readonly capacity: number) {}

  has(key: string): boolean {
    return this.rows.has(key);
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
  }

  clear(): void {
    this.rows.clear();
  }
}
