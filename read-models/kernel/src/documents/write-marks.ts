import type { SqliteConnection } from './sqlite-connection';

/** Whether a collection was written to: this connection counts its own writes, and SQLite tells of all others'. */
export class WriteMarks {
  private readonly own = new Map<string, number>();
  private others: string | undefined;

  constructor(private readonly connection: SqliteConnection) {}

  /** To be called before the write is committed: nobody reads in between. */
  written(collection: string): void {
    this.own.set(collection, (this.own.get(collection) ?? 0) + 1);
  }

  /** To be asked before what it is compared for is read. */
  of(collection: string): string {
    this.others ??= this.versionOfOthers();
    return `${this.others}/${this.own.get(collection) ?? 0}`;
  }

  /** Once for all that goes on before anything can be heard from outside: nobody has told us of a later write by then. */
  private versionOfOthers(): string {
    process.nextTick(() => (this.others = undefined));
    return String(this.connection.first('PRAGMA data_version')?.['data_version']);
  }
}
