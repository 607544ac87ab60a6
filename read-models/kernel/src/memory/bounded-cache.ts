import { bytesOf } from './bytes-of';

type Kept<V> = { readonly value: V; readonly bytes: number };

/** The most recently used values, as many as fit into a number of bytes: rows and states differ a hundredfold in size. */
export class BoundedCache<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private held = 0;

  /** @param most bytes; 0 keeps nothing. */
  constructor(readonly most: number) {}

  get bytes(): number {
    return this.held;
  }

  has(key: string): boolean {
    return this.kept.has(key);
  }

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  /** @param counted what of it takes memory of its own. @returns whether all that was kept before still is. */
  set(key: string, value: V, counted: unknown = value): boolean {
    this.delete(key);
    const bytes = bytesOf(key) + bytesOf(counted);
    this.kept.set(key, { value, bytes });
    this.held += bytes;
    const before = this.kept.size;
    for (const oldest of this.kept.keys()) {
      if (this.held <= this.most) break;
      this.delete(oldest);
    }
    return this.kept.size === before;
  }

  delete(key: string): void {
    this.held -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
    this.held = 0;
  }
}
