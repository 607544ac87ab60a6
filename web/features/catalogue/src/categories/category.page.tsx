import { categoryEndpoints, publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useList, useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Column } from '../../../../ui/public/column';
import { TextSkeleton } from '../../../../ui/skeletons';
import { Pages } from '../pages';
import { ProductCards } from '../product-card';
import { listed } from '../listed.rules';
import { SearchBox } from '../search/search-box';
import { findNode, readTree } from '../../../../kernel/category-tree.rules';
import { useCategoryNavigation } from './use-category-navigation';
import { useCategoryTrail } from './use-category-trail';

/** Customer journey §9: 5, 10, 15, 30 per page; a phone scrolls thirty easily. */
const pageSize = 30;

/** `/category/{id}/{slug}`: only where the client has enabled it, like the categories above it (customer journey §2). */
export default function CategoryPage() {
  return useCategoryNavigation() ? <CategoryProducts /> : <Navigate to="/404" replace />;
}

/** The products of one category. */
function CategoryProducts() {
  const { t, i18n } = useTranslation('catalogue');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const page = Number(query.get('page')) || 1;
  const tree = readTree(useRecord(categoryEndpoints.tree, {}).value, i18n.language);
  const node = findNode(tree, id);
  useCategoryTrail(tree, id);
  const list = useList(publicProductEndpoints.list, {
    query: { 'category[]': [id], page, itemsPerPage: pageSize, 'order[label]': 'asc' },
  });
  const products = list.items.map(listed);
  return (
    <Column title={node?.name ?? t('categories.title')} lead={node?.description}>
      {list.problem && <ErrorState problem={list.problem} onRetry={list.refresh} />}
      {list.status === 'loading' && products.length === 0 && <TextSkeleton lines={8} />}
      {list.status === 'ready' && products.length === 0 && <EmptyState sentence={t('categories.none')} />}
      <ProductCards products={products} />
      <Pages page={page} size={pageSize} total={list.total ?? 0} />
      <SearchBox />
    </Column>
  );
}
