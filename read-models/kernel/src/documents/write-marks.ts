import type { SqliteConnection } from './sqlite-connection';

/** Whether a collection was written to: this connection counts its own writes, and SQLite tells of all others'. */
export class WriteMarks {
  private readonly own = new Map<string, number>();

  constructor(private readonly connection: SqliteConnection) {}

  /** To be called before the write is committed: nobody reads in between. */
  written(collection: string): void {
    this.own.set(collection, (this.own.get(collection) ?? 0) + 1);
  }

  /** To be asked before what it is compared for is read. */
  of(collection: string): string {
    const others = this.connection.first('PRAGMA data_version')?.['data_version'];
    return `${String(others)}/${this.own.get(collection) ?? 0}`;
  }
}
