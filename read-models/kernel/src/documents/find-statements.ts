import { checkedCount } from './checked-count';
import type { CollectionSpec, Filter, FindOptions } from './documents.port';
import { sortSql, whereSql, type FieldOf } from './filter-sql';
import type { RowCounts } from './index-choice';
import { isSortedBesideRange, lateSql } from './late-sql';
import { MergedPage, type Stretch } from './merged-sql';
import { orderedBranches } from './ordered-branches';
import { sql, type Sql } from './sql-text';
import { tableOf } from './table-ddl';

/** All of them has no end: -1. */
const stretchOf = ({ skip = 0, limit }: FindOptions): Stretch => ({
  skip: checkedCount(skip, 'skip'),
  limit: limit === undefined ? -1 : checkedCount(limit, 'limit'),
});

/** The statements that documents are found by. */
export class FindStatements {
  private readonly table: string;

  constructor(
    private readonly spec: CollectionSpec,
    private readonly field: FieldOf,
    private readonly counts: RowCounts,
  ) {
    this.table = tableOf(spec.name);
  }

  /** By the indexes that counts choose (ADR 63), which must be there; undefined where SQLite finds its own way. */
  byIndexes(filter: Filter, options: FindOptions): Sql | undefined {
    const { sort = [], few = false } = options;
    const stretch = stretchOf(options);
    if (stretch.limit <= 0 || few) return undefined;
    const reading = { counts: this.counts, rows: stretch.skip + stretch.limit };
    const branches = orderedBranches(this.spec, filter, sort, reading);
    return branches && new MergedPage(this.spec, sort, this.field).of(branches, stretch);
  }

  plain(filter: Filter, options: FindOptions): Sql {
    const { skip, limit } = stretchOf(options);
    const { sort = [] } = options;
    const where = whereSql(filter, this.field);
    const order = options.sort ? ` ORDER BY ${sortSql(sort, this.field, options.few)}` : '';
    if (limit > 0 && isSortedBesideRange(filter, sort)) return lateSql(this.table, where, order, limit, skip);
    const text = `SELECT revision, doc FROM ${this.table}${where.text}${order} LIMIT ? OFFSET ?`;
    return sql(text, ...where.params, limit, skip);
  }
}
