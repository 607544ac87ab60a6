import { timingSafeEqual } from 'node:crypto';
import type { FileExport } from '@reprise/contracts/exports';
import { pathOf, type EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { ExportJob } from './export-jobs';

const errors = { failed: 'export-failed', expired: 'export-expired' } as const;

/** What a client sees of a job (back office §3). */
export function shownExport(job: ExportJob, download: Pick<EndpointSpec, 'path' | 'name'>): FileExport {
  const { _id: id, state, key, entries: entries_count } = job;
  return {
    id,
    url: state === 'done' ? `/api${pathOf(download, { id })}?key=${key}` : null,
    entries_count,
    error: state === 'failed' || state === 'expired' ? errors[state] : null,
  };
}

export const isKey = (text: string, { key }: ExportJob): boolean => {
  const [given, expected] = [Buffer.from(text), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** @throws Refusal `export-not-ready`, `export-failed`, `export-expired` */
export function downloadable(job: ExportJob): ExportJob {
  if (job.state === 'done') return job;
  if (job.state === 'expired') throw new Refusal('export-expired');
  throw new Refusal(job.state === 'failed' ? 'export-failed' : 'export-not-ready');
}

export const fileNameOf = ({ type, createdAt }: ExportJob): string => `${type}-${createdAt.slice(0, 10)}.csv`;
