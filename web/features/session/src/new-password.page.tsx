import { sessionEndpoints } from '@reprise/contracts/identity';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useRecord, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { NewPasswordForm } from './new-password-form';
import { SessionFrame } from './session-frame';

/** The terms are no longer those that the link showed when the page was opened. */
const ofTerms: readonly string[] = ['password-terms-changed', 'password-terms-not-accepted'];

/** `/renew?token=` from an e-mailed link, and `/new/password?token=` for a first password. */
export default function NewPasswordPage() {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const token = query.get('token');
  const first = pathname.endsWith('/new/password');
  const call = token ? { params: { token } } : undefined;
  // A link counts once: after it has set the password it would be refused.
  const link = useRecord(sessionEndpoints.checkPasswordLink, call, { once: true });
  const { submit, status, problem } = useSubmission();
  const { refresh } = link;
  const outdated = problem !== undefined && ofTerms.includes(problem.code);
  useEffect(() => {
    if (outdated) refresh();
  }, [outdated, refresh]);
  const name = first ? 'new' : 'renew';
  const body = (): React.ReactNode => {
    if (!call) return <Notice family="red">{t('renew.no-token')}</Notice>;
    if (status === 'accepted') return <Notice family="green">{t('renew.done')}</Notice>;
    if (link.problem?.code === 'password-link-expired')
      return <Notice family="red">{problemText(link.problem)}</Notice>;
    if (link.problem) return <ErrorState problem={link.problem} onRetry={refresh} />;
    if (!link.value) return <TextSkeleton lines={4} />;
    return (
      <NewPasswordForm
        email={link.value.email}
        terms={link.value.terms}
        sending={status === 'sending'}
        problem={problem}
        onSubmit={(body) => submit(sessionEndpoints.setPassword, { ...call, body })}
      />
    );
  };
  return (
    <SessionFrame title={t(`${name}.title`)} sentence={t(`${name}.sentence`)}>
      {body()}
      <Link to="/login">{t('back-to-login')}</Link>
    </SessionFrame>
  );
}
