import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { useCallback, useMemo, useState } from 'react';
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
export function useCheck(row: BuybackRow, view: DiagnosticView | undefined): UsedCheck {
  const dispatch = useDispatch();
  const [openedAt] = useState(() => new Date().toISOString());
  const kept = useSelector((state: WithCheck) => selectCheck(state));
  const check = useMemo(() => (kept?.buybackId === row.id ? kept : newCheck(row)), [kept, row]);
  const findings = useMemo(() => findingsOf(row, view, check, openedAt), [row, view, check, openedAt]);
  const keep = useCallback(
    (change: Partial<Check>): Findings => {
      const next = { ...check, ...change };
      dispatch(checkKept(next));
      return findingsOf(row, view, next, openedAt);
    },
    [dispatch, check, row, view, openedAt],
  );
  return { check, findings, keep };
}
