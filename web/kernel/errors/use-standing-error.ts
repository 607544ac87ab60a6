import { useEffect, useState } from 'react';
import { useLatest } from '../store/use-latest';
import { useErrorModal, type ErrorModal } from './use-error-modal';

/** The error to show until it is dismissed, although its flag resets itself after 3 s: nobody reads that fast. */
export function useStandingError(options: Parameters<typeof useErrorModal>[0]): [ErrorModal, () => void] {
  const now = useErrorModal(options);
  const latest = useLatest(now);
  const [shown, setShown] = useState<ErrorModal>(now);
  // Only the problem matters; the callbacks around it change on every render.
  const problem = now.kind === 'none' ? null : now.problem;
  useEffect(() => {
    if (problem) setShown(latest.current);
  }, [problem, latest]);
  return [shown, () => setShown({ kind: 'none' })];
}
