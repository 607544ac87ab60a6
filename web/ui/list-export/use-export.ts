import { exportPollingMs, type FileExport, type ListExportCalls } from '@reprise/contracts/exports';
import { useCallback, useEffect, useState } from 'react';
import type { AppProblem, QueryParams } from '../../kernel/api';
import { useRecord, useSubmission } from '../../kernel/store';

const isOver = ({ url, error }: FileExport): boolean => url !== null || error !== null;
const problemOf = ({ error }: FileExport): AppProblem | undefined =>
  error ? { code: error, status: 409, violations: [] } : undefined;

/** An export of what a list shows, asked for again until it has a file or an error. */
export function useExport(calls: ListExportCalls, query: QueryParams) {
  const { submit, reply: started, problem: refused } = useSubmission<ListExportCalls['start']>();
  const [ended, setEnded] = useState<FileExport>();
  const asked = started && !ended ? { params: { id: started.id } } : undefined;
  const { value, problem: lost } = useRecord(calls.read, asked, { every: exportPollingMs });
  useEffect(() => {
    if (value && isOver(value)) setEnded(value);
  }, [value]);
  const start = useCallback(() => {
    setEnded(undefined);
    submit(calls.start, { query, body: {} });
  }, [submit, calls, query]);
  // The dialog was opened to export: nobody needs to ask twice.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => start(), []);
  const job = ended ?? value ?? started;
  const problem = refused ?? (ended ? problemOf(ended) : lost);
  return { job, isRunning: !ended && !problem, problem, start };
}
