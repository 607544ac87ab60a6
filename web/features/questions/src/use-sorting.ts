import { moveQuestionEndpoint } from '@reprise/contracts/catalogue';
import { moveInOrder, type OrderMove } from '@reprise/contracts/kernel';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../../kernel/store';
import type { QuestionRow } from './question.types';

/** The rows in the order that was asked for, at once; the list then brings the order that is kept. */
export function useSorting(rows: readonly QuestionRow[], refresh: () => void) {
  const { submit, status, problem } = useSubmission();
  const [order, setOrder] = useState<readonly string[]>();
  useEffect(() => setOrder(undefined), [rows]);
  useEffect(() => {
    if (status === 'refused') setOrder(undefined);
    if (status === 'accepted') refresh();
  }, [status, refresh]);
  const ids = order ?? rows.map(({ id }) => id);
  const sorted = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const move = (id: string, to: OrderMove): void => {
    const next = moveInOrder(ids, id, to);
    if (status === 'sending' || next.join() === ids.join()) return;
    setOrder(next);
    submit(moveQuestionEndpoint, { params: { id }, body: to });
  };
  return { sorted, move, problem };
}
