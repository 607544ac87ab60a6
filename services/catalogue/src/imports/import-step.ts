import { importLimits, type ImportCounts } from '@reprise/contracts/imports';
import type { ImportJob, KeptLine } from './import-job';
import type { Judged } from './line-judge';

function counted(counts: ImportCounts, judged: readonly Judged[]): ImportCounts {
  const of = (did: string): number => judged.filter(({ verdict }) => verdict.did === did).length;
  return {
    found: counts.found + judged.length,
    inserted: counts.inserted + of('inserted'),
    updated: counts.updated + of('updated'),
    ignored: counts.ignored + of('ignored'),
    unchanged: counts.unchanged + of('unchanged'),
  };
}

/** The import behind these lines. */
export function stepped<J extends Pick<ImportJob, 'counts' | 'done' | 'ignored'>>(
  job: J,
  judged: readonly Judged[],
): J {
  const more = judged.flatMap(({ line, verdict }) =>
    verdict.did === 'ignored' ? [{ line: line.line, faults: [...verdict.faults] }] : [],
  );
  return {
    ...job,
    done: job.done + judged.length,
    counts: counted(job.counts, judged),
    ignored: [...job.ignored, ...more].slice(0, importLimits.shownLines),
  };
}

/** What an import keeps of its lines; those that change nothing are not kept. */
export function keptLines(judged: readonly Judged[]): readonly KeptLine[] {
  return judged.flatMap(({ line, verdict }): KeptLine[] => {
    const { did } = verdict;
    if (did === 'unchanged') return [];
    if (did === 'ignored') return [{ line: line.line, did, cells: line.cells, faults: verdict.faults }];
    const before = 'prepared' in verdict ? verdict.prepared.before : verdict.before;
    return [{ line: line.line, did, id: verdict.id, ...(before && { before }) }];
  });
}
