import { type importEndpoints, type ImportDraft } from '@reprise/contracts/imports';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, callEndpoint, problemOf } from '../../../kernel/api';
import type { AppStore } from '../../../kernel/store';

type Act = (typeof importEndpoints)['start' | 'cancel'];

/** One act upon an import at a time; what it answers is asked for again. */
export function useSteps(draft: ImportDraft, onDone: () => void) {
  const { api } = useStore() as unknown as AppStore;
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AppProblem>();

  async function send(endpoint: Act): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      const params = { accountId: draft.destination_account.id, id: draft.id };
      await callEndpoint(api, endpoint, { params });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  }
  return { act: (endpoint: Act) => void send(endpoint), sending, problem };
}
