import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page/page';
import { CategoryTree } from '../../../ui/tree/category-tree';
import { categoryPath } from './questions.paths';

/** The entry: questions are asked by category. */
export default function DiagnosticPage() {
  const { t } = useTranslation('questions');
  return (
    <Page title={t('title')} context={t('context')}>
      <CategoryTree
        name={({ id, name }) => <Link to={categoryPath(id)}>{name}</Link>}
        empty={<EmptyState sentence={t('no-category')} />}
      />
    </Page>
  );
}
