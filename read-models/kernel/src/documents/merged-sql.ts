import { sql, type Sql } from './sql-text';
import type { CollectionSpec, Sort } from './documents.port';
import { filterSql, sortSql, type FieldOf } from './filter-sql';
import { excludes, type IsSingle } from './disjunction';
import { filterOf, leadingOf, singleIn } from './index-choice';
import type { OrderedBranch } from './ordered-branches';
import { byIndex, tableOf } from './table-ddl';

/** No row is found by two of them. */
const areDisjoint = (branches: readonly OrderedBranch[], isSingle: IsSingle): boolean =>
  branches.every(({ branch }, place) =>
    branches.slice(place + 1).every((later) => excludes(branch, later.branch, isSingle)),
  );

export type Stretch = { readonly skip: number; readonly limit: number };

/** A page of what several alternatives find, each read by its own index. What is skipped is skipped in the indexes. */
export class MergedPage {
  constructor(
    private readonly spec: CollectionSpec,
    private readonly sort: Sort,
    private readonly field: FieldOf,
  ) {}

  of(branches: readonly OrderedBranch[], { skip, limit }: Stretch): Sql {
    const [only] = branches;
    if (!only) return sql(`SELECT revision, doc FROM ${tableOf(this.spec.name)} WHERE 0`);
    // What an index does not hold in order is sorted by ids alone.
    if (branches.length === 1 && leadingOf(only.index, this.sort)) {
      const { text, params } = this.from(only);
      const order = sortSql(this.sort, this.field);
      return sql(`SELECT revision, doc ${text} ORDER BY ${order} LIMIT ? OFFSET ?`, ...params, limit, skip);
    }
    const keys = this.sort.map(([path], place) => `${this.field(path).value} AS s${place}`).join(', ');
    const parts = branches.map((branch) => this.from(branch));
    // SQLite merges sorted selections as they are read, in half the time where no two of them can find the same row.
    const union = areDisjoint(branches, singleIn(this.spec)) ? ' UNION ALL ' : ' UNION ';
    const rows = parts.map(({ text }) => `SELECT id, ${keys} ${text}`).join(union);
    const page = `${rows} ORDER BY ${this.order('')} LIMIT ? OFFSET ?`;
    const text = `SELECT d.revision, d.doc FROM (${page}) p JOIN ${tableOf(this.spec.name)} d ON d.id = p.id ORDER BY ${this.order('p.')}`;
    return sql(text, ...parts.flatMap(({ params }) => params), limit, skip);
  }

  private from({ branch, index }: OrderedBranch): Sql {
    const where = filterSql(filterOf(branch), this.field);
    return sql(`FROM ${byIndex(this.spec, index)} WHERE ${where.text}`, ...where.params);
  }

  private order(page: string): string {
    const terms = this.sort.map(
      ([, direction], place) => `${page}s${place} ${direction === 1 ? 'ASC' : 'DESC'}`,
    );
    return [...terms, `${page}id ${this.sort.at(-1)?.[1] === -1 ? 'DESC' : 'ASC'}`].join(', ');
  }
}
