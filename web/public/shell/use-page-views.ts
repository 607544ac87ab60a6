import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useTitles } from '../../kernel/i18n';
import { routes } from '../routes';
import { pushPageView } from './page-view';

const page: Window & { dataLayer?: unknown[] } = window;

/** Tells the tag manager of each page, once the person has said yes; of those that are nobody's business never. */
export function usePageViews(active: boolean): void {
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const seen = route?.unseen ? undefined : route?.title;
  const title = useTitles([seen ?? 'common:page.not-found']);
  const words = seen && title(seen);
  useEffect(() => {
    if (active && words) pushPageView(page, pathname, words);
  }, [active, pathname, words]);
}
