import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { alone } from '../waiting';
import { checkpointElsewhere, pagesBeforeCheckpoint, type Checkpoints } from '../checkpoints';
import type { Bindable } from './sql-text';

type Row = Record<string, unknown>;

const maxStatements = 500;

/** The driver truncates a text at U+0000, so that `a\0b` would find `a`; with U+FFFD instead it finds nothing. */
const whole = (value: Bindable): Bindable =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

/** One file, its prepared statements (preparing in a loop uses memory until the loop ends) and its write queue. */
export class SqliteConnection {
  private readonly db: DatabaseSyncInstance;
  private readonly checkpoints: Checkpoints | undefined;
  private readonly statements = new Map<string, StatementSyncInstance>();

  /** @param cacheMb most that it keeps of the file's pages. The system keeps them as well, but asking it takes time. */
  constructor(
    file: string,
    readonly readOnly = false,
    cacheMb = 4,
  ) {
    this.db = new DatabaseSync(file, { timeout: 5000, readOnly });
    if (!readOnly) this.db.exec('PRAGMA journal_mode=WAL');
    // Commits do not wait for the disk; where they have to be durable, `WalFlush` waits for them all at once.
    this.db.exec('PRAGMA synchronous=NORMAL');
    // What is deleted is overwritten: a shredded key must not lie in a free page.
    this.db.exec('PRAGMA secure_delete=ON');
    this.db.exec(`PRAGMA cache_size=-${cacheMb * 1024}`);
    this.db.exec('PRAGMA temp_store=MEMORY');
    // Fewer, larger checkpoints: pages rewritten often in between are copied once.
    this.db.exec(`PRAGMA wal_autocheckpoint=${pagesBeforeCheckpoint}`);
    this.db.function('begins_with', { deterministic: true }, (value: unknown, start: unknown) =>
      typeof value === 'string' && typeof start === 'string' && value.toLowerCase().startsWith(start) ? 1 : 0,
    );
    if (!readOnly) this.checkpoints = checkpointElsewhere(file);
  }

  get inTransaction(): boolean {
    return this.db.isTransaction;
  }

  exec(text: string): void {
    this.db.exec(text);
  }

  all(text: string, params: readonly Bindable[] = []): readonly Row[] {
    return this.prepared(text).all(...params.map(whole)) as Row[];
  }

  first(text: string, params: readonly Bindable[] = []): Row | undefined {
    return this.prepared(text).get(...params.map(whole)) as Row | undefined;
  }

  /** @returns the number of rows changed. */
  run(text: string, params: readonly Bindable[] = []): number {
    return this.prepared(text).run(...params.map(whole)).changes;
  }

  /** Copies the write-ahead log into the file and cuts it to nothing. @returns false while somebody reads from it. */
  emptyWriteAheadLog(): boolean {
    const { turn = alone } = this.checkpoints ?? {};
    return turn(() => this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0);
  }

  /** The file is complete at once: SQLite's own closing waits until the last prepared statement is collected. */
  close(): void {
    if (!this.readOnly) this.emptyWriteAheadLog();
    this.checkpoints?.leave();
    this.statements.clear();
    this.db.close();
  }

  private prepared(text: string): StatementSyncInstance {
    const known = this.statements.get(text);
    if (known) {
      this.statements.delete(text);
      this.statements.set(text, known);
      return known;
    }
    const statement = this.db.prepare(text);
    this.statements.set(text, statement);
    const [oldest] = this.statements.keys();
    if (this.statements.size > maxStatements && oldest !== undefined) this.statements.delete(oldest);
    return statement;
  }
}
