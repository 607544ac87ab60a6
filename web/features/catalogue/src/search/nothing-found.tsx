import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectDetails } from '../../../../kernel/session';
import { EmptyState } from '../../../../ui/empty-state';
import { ButtonLink } from '../../../../ui/public/button';

export function NothingFound() {
  const { t } = useTranslation('catalogue');
  const details = useSelector(selectDetails);
  const action = (
    <ButtonLink to="/categories" variant="primary">
      {t('search.by-category')}
    </ButtonLink>
  );
  return (
    <EmptyState
      drawing="search"
      sentence={details?.noSearchResultDescription || t('results.none')}
      action={action}
    />
  );
}
