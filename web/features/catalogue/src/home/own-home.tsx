import { homePageIn, type HomePageInput } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { HomeView } from '../../../../ui/home/home-view';
import { SearchBox } from '../search/search-box';
import { FeaturedProducts } from './featured-products';
import { useMeta } from './use-meta';

export default function OwnHome({ page: written }: { page: HomePageInput }) {
  const { t, i18n } = useTranslation('catalogue');
  const page = homePageIn(written, i18n.language);
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
