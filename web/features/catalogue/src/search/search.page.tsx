import { useTranslation } from 'react-i18next';
import { useHolds } from '../../../../kernel/session';
import { ButtonLink } from '../../../../ui/public/button';
import { Column, Section } from '../../../../ui/public/column';
import { useCategoryNavigation } from '../categories/use-category-navigation';
import { SearchBox } from './search-box';

/** `/search`: by words, by bar code, and by IMEI and category where the account has them. */
export default function SearchPage() {
  const { t } = useTranslation('catalogue');
  const navigation = useCategoryNavigation();
  const imeiSearch = useHolds('imei_search_and_collect');
  const [lead, plain] = imeiSearch
    ? (['search.lead', 'search.lead-plain'] as const)
    : (['search.lead-named', 'search.lead-plain-named'] as const);
  return (
    <Column title={t('search.title')} lead={t(navigation ? lead : plain)}>
      <SearchBox autoFocus />
      {imeiSearch && <p>{t('search.imei-hint')}</p>}
      {navigation && (
        <Section title={t('search.or')}>
          <ButtonLink to="/categories">{t('search.by-category')}</ButtonLink>
        </Section>
      )}
    </Column>
  );
}
