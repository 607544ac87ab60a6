import { homePageEndpoints, type HomePageInput } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectAccount } from '../../../kernel/site';
import { useRecord } from '../../../kernel/store';
import { HomeView } from '../../../ui/home/home-view';
import { Spinner } from '../../../ui/public/spinner';
import { FeaturedProducts } from './home/featured-products';
import { StandardHome } from './home/standard-home';
import { useMeta } from './home/use-meta';
import { SearchBox } from './search/search-box';

/** The page that the client has made of it, or the one that every client has from the start. */
export default function HomePage() {
  const id = useSelector(selectAccount)?.id;
  const { value, problem } = useRecord(homePageEndpoints.ofAccount, id ? { params: { id } } : undefined);
  if (id && !value && !problem) return <Spinner page />;
  return value?.active ? <OwnHome page={value} /> : <StandardHome />;
}

function OwnHome({ page }: { page: HomePageInput }) {
  const { t } = useTranslation('catalogue');
  useMeta(page);
  return (
    <HomeView
      page={page}
      name={page.metaTitle ?? t('home.title')}
      search={<SearchBox />}
      products={(ids) => <FeaturedProducts ids={ids} />}
    />
  );
}
