import type { BuybackRow } from '@reprise/contracts/buyback';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CancelDialog } from '../cancel/cancel-dialog';
import { ActDialog, type PlainAct } from './act-dialog';
import type { ActionKey } from './action.rules';

export const handOverPath = ({ id }: BuybackRow): string => `/buyback/${id}/edit`;

/** Starts an action of a buyback and says what came of it; `dialogs` ask first and belong on the screen. */
export function useActs(row: BuybackRow) {
  const { t } = useTranslation('buyback');
  const navigate = useNavigate();
  const [act, setAct] = useState<PlainAct>();
  const [cancelling, setCancelling] = useState(false);
  const [said, setSaid] = useState<PlainAct | 'cancel'>();
  const start = (key: ActionKey): void => {
    if (key === 'hand-over') void navigate(handOverPath(row));
    else if (key === 'cancel' || key === 'force-cancel') setCancelling(true);
    else setAct(key);
  };
  const done = useCallback((finished: PlainAct) => {
    setAct(undefined);
    setSaid(finished);
  }, []);
  const cancelled = useCallback(() => {
    setCancelling(false);
    setSaid('cancel');
  }, []);
  const leave = (): void => setCancelling(false);
  const dialogs = (
    <>
      <ActDialog row={row} act={act} onClose={() => setAct(undefined)} onDone={done} />
      <CancelDialog row={row} open={cancelling} onClose={leave} onCancelled={cancelled} />
    </>
  );
  return { start, words: said ? t(`done.${said}`) : '', dialogs };
}
