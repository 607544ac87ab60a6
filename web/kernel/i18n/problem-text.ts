import { sentenceFor } from '@reprise/contracts/problems/sentence';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../api';
import { useAppSelector } from '../store/use-permission';

/** What happened, that nothing changed, and what to do next, in the person's language. */
export function useProblemText(): (problem: AppProblem) => string {
  const { t } = useTranslation('problems');
  const visitor = useAppSelector(({ session }) => session.module === 'no_module' && !session.user);
  return ({ code, details = {}, retryAfter = 30 }) => {
    const { sentence, values } = sentenceFor(code, details, retryAfter, visitor);
    return t(sentence, values);
  };
}
