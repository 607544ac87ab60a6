import { type BuybackRow, buybackRowSchema } from '@reprise/contracts/buyback';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { type AppProblem, clientProblem } from '../../../../kernel/api';
import { useTopics } from '../../../../kernel/realtime';
import { useRecord } from '../../../../kernel/store';
import { fileChanged } from '../cancel/cancel.slice';
import { lookEvery } from '../cancel/cancel.saga';

/** Something is on its way that ends by itself: a cancellation, a payment, a label. */
export function isPending(row: BuybackRow): boolean {
  return row.cancellation === 'requested' || row.payment.status === 'payment_initiated';
}

type File = {
  row: BuybackRow | undefined;
  problem: AppProblem | undefined;
  refresh: () => void;
  /** Grows with every change that the server told or that was found; history panels fetch again by it. */
  revision: string;
};

/** One file, live: fetched again when the server announces a change, every two seconds while something is pending. */
export function useBuyback(id: string): File {
  const dispatch = useDispatch();
  const { value, problem, refresh } = useRecord(`/buybacks/${id}`);
  const parsed = useMemo(() => buybackRowSchema.safeParse(value), [value]);
  const row = parsed.success ? parsed.data : undefined;
  const topics = useMemo(() => [`/api/buybacks/${id}`], [id]);
  useTopics(topics, () => {
    refresh();
    dispatch(fileChanged({ id }));
  });
  const pending = row !== undefined && isPending(row);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(refresh, lookEvery);
    return () => clearInterval(timer);
  }, [pending, refresh]);
  const unreadable = value !== undefined && !row ? clientProblem('unexpected-reply') : undefined;
  const revision = row ? `${row.updatedAt}${row.status}${row.cancellation ?? ''}${row.payment.status}` : '';
  return { row, problem: problem ?? unreadable, refresh, revision };
}
