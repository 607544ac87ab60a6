import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../api';

/** A wait that is told in seconds is one that a person would sit out. */
const longWait = 90;

/** What happened, that nothing changed, and what to do next, in the person's language. */
export function useProblemText(): (problem: AppProblem) => string {
  const { t } = useTranslation('problems');
  const { t: common } = useTranslation();
  return ({ code, details, retryAfter: seconds = 30 }) =>
    code === 'too-many-requests' && seconds >= longWait
      ? common('error.wait', { minutes: Math.ceil(seconds / 60) })
      : t(code, { ...details, seconds });
}
