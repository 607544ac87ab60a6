import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { selectSite } from '../../kernel/site';
import { showFavicon } from '../../kernel/site/show-favicon';
import { setClientColour } from '../../ui/theme-mode';
import { Spinner } from '../../ui/public/spinner';
import { ErrorDialog } from './error-dialog';

/** Opens the site once its client is known; a failed configuration leads to the not-available route. */
export function SiteGate({ children }: { children: ReactNode }) {
  const site = useSelector(selectSite);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const way = useNavigationType();
  const account = site.status === 'open' ? site.account : undefined;
  useEffect(() => {
    if (way !== 'POP') globalThis.scrollTo(0, 0);
  }, [pathname, way]);
  useEffect(() => {
    if (!account) return;
    setClientColour(account.mainColor ?? undefined);
    showFavicon(account.favicon);
  }, [account]);
  if (site.status === 'unavailable') return <Navigate to="/not-available" replace />;
  return (
    <>
      {site.status === 'open' ? children : <Spinner page />}
      <ErrorDialog goTo={(path) => void navigate(path)} />
    </>
  );
}
