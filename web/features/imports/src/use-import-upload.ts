import {
  importEndpoints,
  importLimits,
  type ImportContent,
  type ImportDraft,
  type ImportStrategy,
} from '@reprise/contracts/imports';
import { uploadedFile } from '@reprise/contracts/kernel';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, callEndpoint, problemOf } from '../../../kernel/api';
import type { AppStore } from '../../../kernel/store';

/** A part may travel on a slow line. */
const patience = 120_000;
const { partBytes } = importLimits;

export type Chosen = { readonly content: ImportContent; readonly strategy: ImportStrategy };
type State = { sent?: number; problem?: AppProblem };

/** Sends a file in parts; `sent` is how much of it has arrived, in percent. */
export function useImportUpload(accountId: string, onSent: (draft: ImportDraft) => void) {
  const { api } = useStore() as unknown as AppStore;
  const [state, setState] = useState<State>({});

  async function parts(file: File, id: string): Promise<ImportDraft | undefined> {
    let draft: ImportDraft | undefined;
    for (let from = 0, part = 1; from < file.size; from += partBytes, part += 1) {
      const bytes = new Uint8Array(await file.slice(from, from + partBytes).arrayBuffer());
      const call = {
        params: { accountId, id, part: String(part) },
        body: { file: uploadedFile('part', 'application/octet-stream', bytes) },
      };
      draft = (await callEndpoint(api, importEndpoints.part, call, { timeoutMs: patience })).value;
      setState({ sent: Math.round((100 * Math.min(file.size, from + partBytes)) / file.size) });
    }
    return draft;
  }

  async function send(file: File, chosen: Chosen): Promise<void> {
    setState({ sent: 0 });
    try {
      const body = { ...chosen, file_name: file.name, bytes: file.size };
      const { value } = await callEndpoint(api, importEndpoints.create, { params: { accountId }, body });
      const draft = await parts(file, value.id);
      setState({});
      if (draft) onSent(draft);
    } catch (error) {
      setState({ problem: problemOf(error) });
    }
  }
  return { ...state, send };
}
