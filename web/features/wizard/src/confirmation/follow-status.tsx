import { trackBuyback } from '@reprise/contracts/buyback';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useRecord } from '../../../../kernel/store';
import { statusSeen } from './declared.slice';
import type { Declared } from './declared.types';

export const isCancelled = ({ status }: Pick<Declared, 'status'>): boolean => status === 'bb_cancelled';

/** A page of a sale is opened again days later: it asks for nothing more if the sale was cancelled meanwhile. */
export function FollowStatus({ buyback: { id, token } }: { buyback: Declared }) {
  const dispatch = useDispatch();
  const status = useRecord(trackBuyback, { params: { id }, query: { token } }).value?.status;
  useEffect(() => {
    if (status) dispatch(statusSeen({ id, status }));
  }, [dispatch, id, status]);
  return null;
}
