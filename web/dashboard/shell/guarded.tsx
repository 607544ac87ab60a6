import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { useTitles } from '../../kernel/i18n';
import { guard, type RouteSpec } from '../../kernel/routing';
import { logoutRequested } from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { PageSkeleton } from '../../ui/skeletons';
import { pageTitle } from '../../kernel/site/page-title';

/** Admits the person, or redirects as in customer journey §6. */
export function Guarded({ route, children }: { route: RouteSpec; children: ReactNode }) {
  const session = useAppSelector((s) => s.session);
  const dispatch = useDispatch();
  const location = useLocation();
  const title = useTitles([route.title])(route.title);
  const verdict = guard(route, session);
  useEffect(() => {
    if (verdict === 'log-out') dispatch(logoutRequested());
  }, [dispatch, verdict]);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  if (verdict === 'go-to-login') {
    return <Navigate to="/login" replace state={{ from: createPath(location) }} />;
  }
  if (verdict === 'go-home') return <Navigate to="/home" replace />;
  return verdict === 'enter' ? children : <PageSkeleton />;
}
