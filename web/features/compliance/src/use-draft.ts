import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { previewRequested, selectDraft, testOpened } from './compliance.slice';
import { answersToPrice, type Draft } from './compliance.types';
import type { Step } from './control-steps.rules';

/** This item's draft, repriced whenever an answer changes. */
export function useDraft(item: ItemRow, diagnostic: ItemQuestions, step: Step): Draft | undefined {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const own = draft?.itemId === item.id ? draft : undefined;
  useEffect(() => {
    if (step !== 'confirmation') dispatch(testOpened(item.id));
  }, [dispatch, item.id, step]);
  const observed = own?.answers;
  const productId = own?.product?.id;
  useEffect(() => {
    if (!observed) return;
    const answers = answersToPrice(diagnostic, { answers: observed });
    if (answers.length === diagnostic.questions.length)
      dispatch(previewRequested({ itemId: item.id, answers, productId }));
  }, [dispatch, item.id, diagnostic, observed, productId]);
  return own;
}
