import { userImportEndpoints, userImportLimits, type UserImportReport } from '@reprise/contracts/identity';
import { uploadedFile } from '@reprise/contracts/kernel';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, callEndpoint, problemOf } from '../../../../kernel/api';
import type { AppStore } from '../../../../kernel/store';

/** Hundreds of users are written one after the other. */
const patience = 120_000;
type ImportStep = 'file' | 'report' | 'done';
type State = { step: ImportStep; file?: File; report?: UserImportReport; problem?: AppProblem };

/** The file is kept by the browser, and sent again to be imported: until then nothing is written. */
export function useUserImport() {
  const { api } = useStore() as unknown as AppStore;
  const [state, setState] = useState<State>({ step: 'file' });
  const [sending, setSending] = useState(false);

  async function send(act: 'check' | 'run', file: File): Promise<void> {
    if (file.size > userImportLimits.bytes)
      return setState({ step: 'file', problem: { code: 'file-too-large', status: 0, violations: [] } });
    setSending(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const body = { file: uploadedFile(file.name, 'text/csv', bytes) };
      const { value } = await callEndpoint(api, userImportEndpoints[act], { body }, { timeoutMs: patience });
      setState({ step: act === 'check' ? 'report' : 'done', file, report: value });
    } catch (error) {
      const problem = problemOf(error);
      setState((before) => (act === 'check' ? { step: 'file', problem } : { ...before, problem }));
    } finally {
      setSending(false);
    }
  }
  return {
    ...state,
    sending,
    check: (file: File) => send('check', file),
    run: () => state.file && send('run', state.file),
    restart: () => setState({ step: 'file' }),
  };
}
