import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { readIn } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { readTree } from '../../../../kernel/category-tree.rules';
import { selectDetails } from '../../../../kernel/session';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ButtonLink } from '../../../../ui/public/button';
import { useCategoryNavigation } from '../categories/use-category-navigation';

export function NothingFound() {
  const { t, i18n } = useTranslation('catalogue');
  const { t: common } = useTranslation();
  const details = useSelector(selectDetails);
  const byCategory = useCategoryNavigation();
  const tree = useRecord(categoryEndpoints.tree, byCategory ? {} : undefined).value;
  // Another spelling finds nothing either where nothing is bought yet.
  const nothingYet = tree !== undefined && readTree(tree, i18n.language).length === 0;
  const own = details && readIn(details, i18n.language).noSearchResultDescription;
  const action =
    byCategory && !nothingYet ? (
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
        nothingYet
          ? t('categories.nothing-yet')
          : own || t(byCategory ? 'results.none' : 'results.none-plain')
      }
      action={action}
    />
  );
}
