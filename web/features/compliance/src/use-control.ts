import { type controlItem, readItem } from '@reprise/contracts/item';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type Submission, useKnownRecord, useSubmission } from '../../../kernel/store';
import { useLatest } from '../../../kernel/store/use-latest';
import { testFinished } from './compliance.slice';

export type Control = Submission<typeof controlItem>;

/**
 * Records the test. It belongs to the page: the item may change, and the last step be left, before the reply
 * arrives.
 */
export function useControl(onRecorded: () => void): Control {
  const dispatch = useDispatch();
  const known = useKnownRecord();
  const control = useSubmission<typeof controlItem>();
  const latest = useLatest(onRecorded);
  const { reply } = control;
  useEffect(() => {
    if (!reply) return;
    known(readItem, { params: { id: reply.id } }, reply);
    dispatch(testFinished());
    latest.current();
  }, [dispatch, known, latest, reply]);
  return control;
}
