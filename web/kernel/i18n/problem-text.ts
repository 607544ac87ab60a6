import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../api';

/** What happened, that nothing changed, and what to do next, in the person's language. */
export function useProblemText(): (problem: AppProblem) => string {
  const { t } = useTranslation('problems');
  return (problem) => t(problem.code, { ...problem.details, seconds: problem.retryAfter ?? 30 });
}
