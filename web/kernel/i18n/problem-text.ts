import { sentenceFor } from '@reprise/contracts/problems/sentence';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../api';

/** What happened, that nothing changed, and what to do next, in the person's language. */
export function useProblemText(): (problem: AppProblem) => string {
  const { t } = useTranslation('problems');
  return ({ code, details = {}, retryAfter = 30 }) => {
    const { sentence, values } = sentenceFor(code, details, retryAfter);
    return t(sentence, values);
  };
}
