import type { User } from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import type { Directory } from './directory';

/** Bounds what a change that nobody announced could do, because the log is away. */
const lifetimeMs = 5_000;
const capacity = 10_000;

type Known<T> = { readonly at: number; readonly value: Promise<T> };

/**
 * What decides about sessions: users and whether their accounts are active. Every request asks, so both are kept until
 * they change, in this process or in another.
 */
export class StandingReader {
  private readonly users = new Map<string, Known<User | undefined>>();
  private readonly accounts = new Map<string, Known<boolean>>();
  private readonly retailers = new Map<string, Known<readonly string[]>>();

  constructor(
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {}

  user(id: string): Promise<User | undefined> {
    return this.kept(this.users, id, () => this.directory.user(id));
  }

  accountIsActive(id: string): Promise<boolean> {
    return this.kept(this.accounts, id, () => this.directory.isActive(id));
  }

  retailersOf(accountId: string): Promise<readonly string[]> {
    return this.kept(this.retailers, accountId, () => this.directory.retailersOf(accountId));
  }

  /** A user or an account has changed. */
  changed(id: string): void {
    // An account says who buys for it, and this map is about the buyers.
    this.retailers.clear();
    this.users.delete(id);
    this.accounts.delete(id);
  }

  private kept<T>(among: Map<string, Known<T>>, id: string, read: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const known = among.get(id);
    if (known && now - known.at < lifetimeMs) return known.value;
    if (among.size >= capacity) among.clear();
    const value = read();
    among.set(id, { at: now, value });
    value.catch(() => among.delete(id));
    return value;
  }
}
