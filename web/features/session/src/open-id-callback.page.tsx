import { sessionEndpoints } from '@reprise/contracts/identity';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { selectToken } from '../../../kernel/session';
import { storageKeys, tabStorage } from '../../../kernel/storage';
import { useAppSelector, useSubmission } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { afterRefusal, targetOf } from './return-path.rules';
import { pendingIn, SecondStep } from './second-step';
import { SessionFrame } from './session-frame';

/** Return point of single sign-on: exchanges what the provider says for a session of ours. It counts once. */
export default function OpenIdCallbackPage() {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const { organizationId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sent = useRef(false);
  const [target] = useState(() => targetOf(tabStorage.read(storageKeys.returnPath)));
  const token = useAppSelector(selectToken);
  const { submit, problem } = useSubmission();
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    tabStorage.remove(storageKeys.returnPath);
    submit(sessionEndpoints.login, { body: { organizationId, openidSessionId: search.slice(1) } });
  }, [submit, organizationId, search]);
  if (token) return <Navigate to={target} replace />;
  const pending = pendingIn(problem);
  // The provider would bring the same person back: its session ends before somebody else logs in.
  const leave = (providerLogout: string | undefined): void => {
    if (providerLogout) globalThis.location.assign(providerLogout);
    else void navigate('/login');
  };
  if (pending)
    return (
      <SessionFrame title={t('factor.title')} sentence={t('factor.after-organisation')}>
        <SecondStep pending={pending} onCancel={() => leave(pending.openIdLogoutUrl)} />
      </SessionFrame>
    );
  return (
    <SessionFrame title={t(problem ? 'callback.failed' : 'callback.title')}>
      {problem ? <Notice family="red">{problemText(problem)}</Notice> : <TextSkeleton lines={2} />}
      {problem && (
        <Link to="/login" state={afterRefusal(target, problem.code)}>
          {t('back-to-login')}
        </Link>
      )}
    </SessionFrame>
  );
}
