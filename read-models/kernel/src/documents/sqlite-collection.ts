import { sql, type Sql } from './sql-text';
import { decodeDocument } from './document-json';
import type {
  Collection,
  CollectionSpec,
  Document,
  Filter,
  FindOptions,
  Scalar,
  Stored,
  WriteOp,
} from './documents.port';
import { fieldSql } from './field-sql';
import { frozen } from './frozen';
import { countsFor, type Counts } from './counted-sql';
import type { RowCounts } from './index-choice';
import { FindStatements } from './find-statements';
import { filterSql, whereSql, type FieldOf } from './filter-sql';
import type { GroupCommit } from './group-commit';
import type { KeptAnswers } from './kept-answers';
import { byIndex, tableOf } from './table-ddl';
import type { SqliteConnection } from './sqlite-connection';
import type { SqliteSchema } from './sqlite-schema';
import { isUnusableIndex } from './sqlite-error';
import { applyOps, deleteDocument, putDocument } from './put-document';

const idsPerRead = 500;

export class SqliteCollection<T extends Document> implements Collection<T> {
  private readonly table: string;
  private readonly statements: FindStatements;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly writes: GroupCommit,
    private readonly schema: SqliteSchema,
    private readonly answers: KeptAnswers,
    private readonly spec: CollectionSpec,
  ) {
    this.table = tableOf(spec.name);
    this.statements = new FindStatements(spec, this.field, this.counts);
  }

  async get(id: string): Promise<Stored<T> | undefined> {
    this.schema.ensure(this.spec);
    return this.read(sql(`SELECT revision, doc FROM ${this.table} WHERE id = ?`, id))[0];
  }

  async getMany(ids: readonly string[]): Promise<readonly Stored<T>[]> {
    const found: Stored<T>[] = [];
    for (let from = 0; from < ids.length; from += idsPerRead) {
      found.push(...(await this.find({ _id: { $in: ids.slice(from, from + idsPerRead) } })));
    }
    return found;
  }

  async find(filter: Filter, options: FindOptions = {}): Promise<readonly Stored<T>[]> {
    try {
      return this.read(this.findSql(filter, options));
    } catch (error) {
      // A newer version in another process has retired it: SQLite finds its own way.
      if (!isUnusableIndex(error)) throw error;
      return this.read(this.statements.plain(filter, options));
    }
  }

  async count(filter: Filter): Promise<number> {
    this.schema.ensure(this.spec);
    const counts = countsFor(this.spec, filter);
    if (counts) return this.counted(filter, counts);
    const where = whereSql(filter, this.field);
    const query = sql(`SELECT count(*) AS n FROM ${this.table}${where.text}`, ...where.params);
    return this.answers.read(this.spec.name, query, () => this.numberOf(query));
  }

  async revisions(filter: Filter): Promise<ReadonlyMap<string, number>> {
    const where = whereSql(filter, this.field);
    const rows = this.query(sql(`SELECT id, revision FROM ${this.table}${where.text}`, ...where.params));
    return new Map(rows.map((row) => [String(row['id']), Number(row['revision'])]));
  }

  async version(): Promise<string> {
    return this.schema.marks.of(this.spec.name);
  }

  async countBy(path: string, filter: Filter): Promise<readonly (readonly [Scalar, number])[]> {
    this.schema.ensure(this.spec);
    const own = this.field(path);
    if (own.kind === 'array') throw new RangeError(`cannot count by the array ${path}`);
    const counts = countsFor(this.spec, filter, path);
    const where = whereSql(filter, counts?.field ?? this.field);
    const value = (counts?.field(path) ?? own).value;
    const from = `${counts ? `sum(n) AS n FROM ${counts.table}` : `count(*) AS n FROM ${this.table}`}${where.text}`;
    const query = sql(`SELECT ${value} AS v, ${from} GROUP BY 1 HAVING n > 0 ORDER BY 1`, ...where.params);
    return this.answers.read(this.spec.name, query, () =>
      this.query(query).map((row) => [this.groupValue(row['v'], path, own.type), Number(row['n'])] as const),
    );
  }

  async put(document: T, expected?: number): Promise<number> {
    return this.writes.run(() => putDocument(this.schema.table(this.spec), document, expected));
  }

  async delete(id: string, expected?: number): Promise<boolean> {
    return this.writes.run(() => deleteDocument(this.schema.table(this.spec), id, expected));
  }

  async write(ops: readonly WriteOp<T>[]): Promise<void> {
    return this.writes.run(() => applyOps(this.schema.table(this.spec), ops));
  }

  async drop(): Promise<void> {
    return this.writes.run(() => {
      this.schema.drop(this.spec.name);
    });
  }

  /** SQLite's query plan; for tests of the indexes. */
  async explain(filter: Filter, options: FindOptions = {}): Promise<readonly string[]> {
    const query = this.findSql(filter, options);
    return this.query(sql(`EXPLAIN QUERY PLAN ${query.text}`, ...query.params)).map((row) =>
      String(row['detail']),
    );
  }

  /** Who only reads has made no index, and may find a file in which some are missing. */
  private findSql(filter: Filter, options: FindOptions): Sql {
    this.schema.ensure(this.spec);
    const chosen = this.connection.readOnly ? undefined : this.statements.byIndexes(filter, options);
    return chosen ?? this.statements.plain(filter, options);
  }

  private readonly counts: RowCounts = {
    known: (filter) => {
      const counts = countsFor(this.spec, filter);
      return counts && this.counted(filter, counts);
    },
    upTo: (most, index, filter) => {
      const { text, params } = whereSql(filter, this.field);
      const found = `SELECT 1 FROM ${byIndex(this.spec, index)}${text} LIMIT ?`;
      return this.numberOf(sql(`SELECT count(*) AS n FROM (${found})`, ...params, most));
    },
  };

  private counted(filter: Filter, counts: Counts): number {
    const where = whereSql(filter, counts.field);
    const query = sql(`SELECT ifnull(sum(n), 0) AS n FROM ${counts.table}${where.text}`, ...where.params);
    return this.answers.read(this.spec.name, query, () => this.numberOf(query));
  }

  private numberOf(query: Sql): number {
    return Number(this.query(query)[0]?.['n']);
  }

  private readonly field: FieldOf = (path) =>
    fieldSql(path, this.spec.arrays, this.schema.columnsOf(this.spec.name));

  /** SQLite returns 1 and 0 for true and false; one document of the group shows which type it was. */
  private groupValue(value: unknown, path: string, type: string): Scalar {
    if (value === 1 || value === 0) {
      const where = filterSql({ [path]: value }, this.field);
      const sample = this.query(
        sql(`SELECT ${type} AS t FROM ${this.table} WHERE ${where.text} LIMIT 1`, ...where.params),
      );
      if (sample[0]?.['t'] === 'true' || sample[0]?.['t'] === 'false') return value === 1;
    }
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  }

  private read(query: Sql): readonly Stored<T>[] {
    const { name, seldomWritten } = this.spec;
    const documents = (): Stored<T>[] =>
      this.query(query).map((row) => decodeDocument<T>(String(row['doc']), Number(row['revision'])));
    return seldomWritten ? this.answers.read(name, query, () => frozen(documents())) : documents();
  }

  private query(query: Sql): readonly Record<string, unknown>[] {
    return this.connection.all(query.text, query.params);
  }
}
