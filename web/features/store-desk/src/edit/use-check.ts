import type { BuybackRow, CheckDiagnostic } from '@reprise/contracts/buyback';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Findings, findingsOf } from './check.rules';
import { checkKept, selectCheck, type WithCheck } from './check.slice';
import { type Check, newCheck } from './check.types';

export type UsedCheck = {
  check: Check;
  findings: Findings;
  /** Keeps it, and tells what it then comes to. */
  keep: (change: Partial<Check>) => Findings;
};

/** The check of this buyback, as far as the seller has got. */
export function useCheck(row: BuybackRow, view: CheckDiagnostic | undefined): UsedCheck {
  const dispatch = useDispatch();
  const kept = useSelector((state: WithCheck) => selectCheck(state));
  const check = useMemo(() => (kept?.buybackId === row.id ? kept : newCheck(row)), [kept, row]);
  const findings = useMemo(() => findingsOf(row, view, check), [row, view, check]);
  const keep = useCallback(
    (change: Partial<Check>): Findings => {
      const next = { ...check, ...change };
      dispatch(checkKept(next));
      return findingsOf(row, view, next);
    },
    [dispatch, check, row, view],
  );
  return { check, findings, keep };
}
