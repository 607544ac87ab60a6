import { readIn } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectDetails } from '../../../../kernel/session';
import { EmptyState } from '../../../../ui/empty-state';
import { ButtonLink } from '../../../../ui/public/button';
import { useCategoryNavigation } from '../categories/use-category-navigation';

export function NothingFound() {
  const { t, i18n } = useTranslation('catalogue');
  const { t: common } = useTranslation();
  const details = useSelector(selectDetails);
  const byCategory = useCategoryNavigation();
  const action = byCategory ? (
    <ButtonLink to="/categories" variant="primary">
      {t('search.by-category')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/faq" target="_blank">
      {common('link.contact')}
    </ButtonLink>
  );
  return (
    <EmptyState
      drawing="search"
      sentence={
        (details && readIn(details, i18n.language).noSearchResultDescription) ||
        t(byCategory ? 'results.none' : 'results.none-plain')
      }
      action={action}
    />
  );
}
