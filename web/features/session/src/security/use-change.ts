import type { FactorsChanged } from '@reprise/contracts/identity';
import { useEffect } from 'react';
import { type Submission, useSubmission } from '../../../../kernel/store';

/** A change of the person's factors; what the server says to it is handed on once. */
export function useChange(onChanged: (changed: FactorsChanged) => void): Submission {
  const change = useSubmission();
  const { status, reply, clear } = change;
  useEffect(() => {
    if (status !== 'accepted' || !reply) return;
    clear();
    onChanged(reply as FactorsChanged);
  }, [clear, onChanged, reply, status]);
  return change;
}
