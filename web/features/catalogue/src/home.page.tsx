import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectSite, type SiteState } from '../../../kernel/site';
import { Spinner } from '../../../ui/public/spinner';
import { StandardHome } from './home/standard-home';

const OwnHome = lazy(() => import('./home/own-home'));
const AskedHome = lazy(() => import('./home/asked-home'));

/** The page that the client has made of it, or the one that every client has from the start. */
export default function HomePage() {
  const site: SiteState = useSelector(selectSite);
  if (site.status !== 'open') return null;
  if (site.homePage === null) return <StandardHome />;
  return (
    <Suspense fallback={<Spinner page />}>
      {site.homePage ? <OwnHome page={site.homePage} /> : <AskedHome id={site.account.id} />}
    </Suspense>
  );
}
