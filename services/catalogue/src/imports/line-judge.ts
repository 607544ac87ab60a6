import type { Cells } from '@reprise/contracts/catalogue-files';
import { importKeys, type ImportFault } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { idInList } from '@reprise/kernel/base';
import {
  BulkWrites,
  bodyOf,
  importsWith,
  type Prepared,
  type ResourceDocument,
} from '@reprise/kernel/resource';
import type { CommandMeta } from '@reprise/kernel';
import type { Stored } from '@reprise/read-kernel/documents';
import type { FileLine } from './file-lines';
import type { ImportJob } from './import-job';
import type { Fields, ImportTarget } from './import-target';
import { cellsOf, keyOf, shortened } from './line-cells';
import { NamedFields } from './named-fields';
import type { RecordNames } from './record-names';
import { refusalFaults } from './refusal-faults';

export type NumberedLine = FileLine & {
  /** Among the lines of the file, counted from 1. */ readonly number: number;
};
type Found = Stored<ResourceDocument>;
export type Verdict =
  | { readonly did: 'inserted' | 'updated'; readonly id: string; readonly prepared: Prepared }
  /** By this very line, before its process ended. */
  | { readonly did: 'inserted' | 'updated'; readonly id: string; readonly before?: object }
  | { readonly did: 'unchanged' }
  | { readonly did: 'ignored'; readonly faults: readonly ImportFault[] };
export type Judged = {
  readonly line: NumberedLine;
  /** What finds its record; absent where it lacks that. */
  readonly key?: string;
  readonly verdict: Verdict;
  /** Before and after, in the words of the file. */
  readonly shown?: () => { readonly before: Cells; readonly after: Cells };
};
type Mark = {
  readonly import: string;
  readonly number: number;
  readonly did: 'inserted' | 'updated';
  readonly before?: object;
};
type Keyed = { readonly line: NumberedLine; readonly cells: Cells; readonly key: readonly string[] };

const ignored = (faults: readonly ImportFault[]): Verdict => ({ did: 'ignored', faults });
const textOf = (key: readonly string[]): string => JSON.stringify(key);

/** Judges lines by the strategy of their import and the rules of their records. It writes nothing. */
export class LineJudge {
  /** The records that earlier lines of the file are about. */
  private readonly seen = new Set<string>();

  constructor(
    private readonly job: ImportJob,
    private readonly target: ImportTarget,
    private readonly names: RecordNames,
    private readonly bulk: BulkWrites,
  ) {}

  /** A line that was dealt with before the process ended. */
  passed(line: NumberedLine): void {
    const keyed = this.keyed(line);
    if ('key' in keyed) this.seen.add(textOf(keyed.key));
  }

  async judge(lines: readonly NumberedLine[]): Promise<readonly Judged[]> {
    this.bulk.begin();
    const keyed = lines.map((line) => ({ line, told: this.keyed(line) }));
    const found = await this.found(keyed.flatMap(({ told }) => ('key' in told ? [told.key] : [])));
    const judged: Judged[] = [];
    const here = new Set<string>();
    for (const { line, told } of keyed) {
      if (!('key' in told)) judged.push({ line, verdict: ignored(told.faults) });
      else {
        const key = textOf(told.key);
        judged.push({ ...(await this.one(told, found.get(key) ?? [], here)), key });
      }
    }
    return judged;
  }

  /** Lines whose step is written are not judged again. */
  settle(judged: readonly Judged[]): void {
    for (const { key } of judged) if (key !== undefined) this.seen.add(key);
  }

  private keyed(line: NumberedLine): Keyed | { readonly faults: readonly ImportFault[] } {
    const read = cellsOf(line, this.job.columns);
    if ('faults' in read) return read;
    const told = keyOf(read.cells, importKeys[this.job.content][this.job.strategy]);
    return 'faults' in told ? told : { line, cells: read.cells, key: told.key };
  }

  private async found(keys: readonly (readonly string[])[]): Promise<ReadonlyMap<string, readonly Found[]>> {
    const { strategy, accountId } = this.job;
    const byKey = new Map<string, Found[]>();
    if (keys.length === 0) return byKey;
    const records =
      strategy === 'uuid'
        ? await this.bulk.named(keys.flat())
        : await this.bulk.find(accountId, this.target.filter(keys, strategy, this.names));
    for (const record of records) {
      const own =
        strategy === 'uuid' ? [record._id] : this.target.keyOf(bodyOf(record), strategy, this.names);
      byKey.set(textOf(own), [...(byKey.get(textOf(own)) ?? []), record]);
    }
    return byKey;
  }

  private async one(keyed: Keyed, found: readonly Found[], here: Set<string>): Promise<Judged> {
    const { line, key } = keyed;
    const [current] = found;
    const done = current && this.doneBy(line, current);
    if (done) return { line, verdict: done };
    const text = textOf(key);
    const columns = importKeys[this.job.content][this.job.strategy];
    const about = { column: columns.at(-1), value: shortened(key.at(-1) ?? '') };
    const refuse = (code: string): Judged => ({ line, verdict: ignored([{ ...about, code }]) });
    if (this.seen.has(text) || here.has(text)) return refuse('twice-in-file');
    here.add(text);
    if (found.length > 1) return refuse('several-records');
    if (current && current.accountId !== this.job.accountId) return refuse('foreign-record');
    try {
      return await this.prepared(keyed, current);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line, verdict: ignored(refusalFaults(error, this.target)) };
    }
  }

  private doneBy({ number }: NumberedLine, current: Found): Verdict | undefined {
    const mark = current['_import'] as Mark | undefined;
    if (mark?.import !== this.job._id || mark.number !== number) return undefined;
    return { did: mark.did, id: current._id, ...(mark.before && { before: mark.before }) };
  }

  private async prepared({ line, cells, key }: Keyed, current: Found | undefined): Promise<Judged> {
    const stands = current && bodyOf(current);
    const before = stands ? this.target.cells(this.target.recordOf(stands, this.names)) : {};
    const read = this.target.read({ ...before, ...cells });
    if ('problems' in read) {
      const faults = read.problems.map((each) => ({ ...each, value: shortened(cells[each.column] ?? '') }));
      return { line, verdict: ignored(faults) };
    }
    const named = new NamedFields(this.names);
    const body = this.target.bodyOf(read.value, named);
    if (named.faults.length > 0) return { line, verdict: ignored(named.faults) };
    const verdict = current ? await this.change(line, current, body) : await this.creation(line, key, body);
    return { line, verdict, shown: () => ({ before, after: this.target.cells(read.value) }) };
  }

  private async change(line: NumberedLine, current: Found, body: Fields): Promise<Verdict> {
    const next = { ...bodyOf(current), ...body };
    const prepared = await this.bulk.change(current, next, this.meta(line), (before) =>
      this.mark(line, current, 'updated', before),
    );
    return prepared ? { did: 'updated', id: current._id, prepared } : { did: 'unchanged' };
  }

  private async creation(line: NumberedLine, key: readonly string[], body: Fields): Promise<Verdict> {
    const [named = ''] = key;
    const meta = this.meta(line);
    const id = this.job.strategy === 'uuid' ? named : meta.commandId;
    const prepared = await this.bulk.creation(id, body, meta, this.mark(line, {}, 'inserted'));
    return { did: 'inserted', id, prepared };
  }

  private mark(
    { number }: NumberedLine,
    current: Pick<ResourceDocument, '_imports'>,
    did: Mark['did'],
    before?: object,
  ): Fields {
    const own = { import: this.job._id, did };
    return {
      _import: { ...own, number, ...(before && { before }) },
      _imports: importsWith(current, own),
    };
  }

  private meta({ number }: NumberedLine): CommandMeta {
    const { _id, accountId, actor, createdAt } = this.job;
    return { commandId: idInList(_id, createdAt, number), accountId, actor, correlationId: _id };
  }
}
