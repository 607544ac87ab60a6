import { sentenceFor } from '@reprise/contracts/problems/sentence';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../api';
import { useAppSelector } from '../store/use-permission';

/** What asks for the trace number gives it too. */
const asksForTrace = 'internal-error';

/**
 * What happened, that nothing changed, and what to do next, in the person's language.
 * @param traced false where the trace number is shown beside it, whatever happened
 */
export function useProblemText(traced = true): (problem: AppProblem) => string {
  const { t } = useTranslation(['problems', 'common']);
  const visitor = useAppSelector(({ session }) => session.module === 'no_module' && !session.user);
  return ({ code, details = {}, retryAfter = 30, traceId }) => {
    const { sentence, values } = sentenceFor(code, details, retryAfter, visitor);
    const text = t(sentence, values);
    const trace = traced && !visitor && code === asksForTrace ? traceId : undefined;
    return trace ? `${text} ${t('common:error.trace')} ${trace}` : text;
  };
}
