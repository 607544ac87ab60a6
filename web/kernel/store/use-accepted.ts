import { useEffect } from 'react';
import type { Submission } from './use-record';

/** What follows a write once the server has accepted it: its dialog closes, a list is told. */
export function useAccepted(status: Submission['status'], then: () => void): void {
  useEffect(() => {
    if (status === 'accepted') then();
  }, [status, then]);
}
