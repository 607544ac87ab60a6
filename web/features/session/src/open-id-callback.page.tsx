import { sessionEndpoints } from '@reprise/contracts/identity';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { selectToken } from '../../../kernel/session';
import { useAppSelector, useSubmission } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { SessionFrame } from './session-frame';

/** Return point of single sign-on: exchanges the provider's session for ours. */
export default function OpenIdCallbackPage() {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const { organizationId } = useParams();
  const [query] = useSearchParams();
  const openidSessionId = query.get('openidSessionId') ?? query.get('code') ?? '';
  const token = useAppSelector(selectToken);
  const { submit, problem } = useSubmission();
  useEffect(() => {
    submit(sessionEndpoints.login, { body: { organizationId, openidSessionId } });
  }, [submit, organizationId, openidSessionId]);
  if (token) return <Navigate to="/home" replace />;
  return (
    <SessionFrame title={t('callback.title')}>
      {problem ? <Notice family="red">{problemText(problem)}</Notice> : <TextSkeleton lines={2} />}
      {problem && <Link to="/login">{t('back-to-login')}</Link>}
    </SessionFrame>
  );
}
