import { guardFormula } from '@reprise/contracts/catalogue-files';
import { importFaultText } from '@reprise/contracts/imports';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { ImportJob } from './import-job';
import type { ImportJobs } from './import-jobs';

/** What nobody has mapped, so that the file can be imported again as it is. */
const reasonColumn = 'import_reason';

const padded = (cells: readonly string[], length: number): readonly string[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, length - cells.length) }, () => ''),
];

async function* rows(job: ImportJob, jobs: ImportJobs, language: string): AsyncGenerator<readonly string[]> {
  const again = job.header.at(-1) === reasonColumn;
  yield again ? job.header : [...job.header, reasonColumn];
  for await (const { did, line, cells = [], faults = [] } of jobs.kept(job._id)) {
    if (did !== 'ignored') continue;
    const own = padded(cells, job.header.length).slice(0, again ? -1 : undefined);
    const told = faults.map((fault) => importFaultText(job.content, fault, language));
    yield [...own.map(guardFormula), guardFormula(`${line}: ${told.join(' ')}`)];
  }
}

/** The ignored lines, each with its reason as a sentence in a last column, in the file's own form. */
export function ignoredFile(job: ImportJob, jobs: ImportJobs, language: string): Readable {
  const form = { delimiter: job.file.separator ?? ',', record_delimiter: 'windows', bom: true } as const;
  return Readable.from(rows(job, jobs, language)).pipe(stringify(form));
}
