import type { AuditEntry } from '@reprise/contracts/audit';
import { useEffect } from 'react';
import type { Submission } from '../../kernel/store';
import { revisionOf } from './revision-of';

const period = 1_000;
const patience = 15_000;

/** A history is written after its change: it is asked for again until it tells the change that was made from it. */
export function useUntilListed(
  { status, reply }: Submission,
  entries: readonly AuditEntry[],
  refresh: () => void,
): void {
  const revision = status === 'accepted' ? revisionOf(reply) : undefined;
  const awaited = revision !== undefined && !entries.some((entry) => entry.revision === revision);
  useEffect(() => {
    if (!awaited) return;
    refresh();
    const again = setInterval(refresh, period);
    const enough = setTimeout(() => clearInterval(again), patience);
    return () => {
      clearInterval(again);
      clearTimeout(enough);
    };
  }, [awaited, refresh]);
}
