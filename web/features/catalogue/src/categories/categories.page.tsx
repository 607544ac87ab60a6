import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Column } from '../../../../ui/public/column';
import { TextSkeleton } from '../../../../ui/skeletons';
import { CategoryCards } from './category-cards';
import { categoryPath } from '../catalogue.paths';
import { findNode, readTree } from '../../../../kernel/category-tree.rules';
import { useCategoryNavigation } from './use-category-navigation';
import { useCategoryTrail } from './use-category-trail';

/** Search by categories: only if the client has enabled it, otherwise not found (customer journey §2). */
export default function CategoriesPage() {
  const { t, i18n } = useTranslation('catalogue');
  const { id } = useParams();
  const enabled = useCategoryNavigation();
  const record = useRecord(categoryEndpoints.tree, enabled ? {} : undefined);
  const tree = readTree(record.value, i18n.language);
  useCategoryTrail(tree, id);
  if (!enabled) return <Navigate to="/404" replace />;
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  if (record.value === undefined) {
    return (
      <Column title={t('categories.title')}>
        <TextSkeleton lines={6} />
      </Column>
    );
  }
  const node = id ? findNode(tree, id) : undefined;
  if (id && !node) return <Navigate to="/404" replace />;
  // A category without subcategories shows its products.
  if (node?.children.length === 0) return <Navigate to={categoryPath(node)} replace />;
  const nodes = node ? node.children : tree;
  return (
    <Column
      title={node?.name ?? t('categories.title')}
      lead={
        node?.childrenDescription ||
        node?.description ||
        (nodes.length > 0 ? t('categories.lead') : undefined)
      }
    >
      {nodes.length > 0 ? (
        <CategoryCards nodes={nodes} />
      ) : (
        <EmptyState sentence={t('categories.nothing-yet')} />
      )}
    </Column>
  );
}
