import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import { logoutRequested, selectToken } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { SessionFrame } from './session-frame';

/** Ends our session, then the identity provider's if its address is known. */
export default function OpenIdLogoutPage() {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const token = useAppSelector(selectToken);
  useEffect(() => {
    if (token) dispatch(logoutRequested());
  }, [dispatch, token]);
  return (
    <SessionFrame title={t('logout.title')} sentence={t('logout.sentence')}>
      <Link to="/login">{t('back-to-login')}</Link>
    </SessionFrame>
  );
}
