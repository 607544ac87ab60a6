import { categoryEndpoints, publicProductEndpoints } from '@reprise/contracts/catalogue';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { findNode, readTree } from '../../../../kernel/category-tree.rules';
import { useList, useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { RowsSkeleton } from '../../../../ui/skeletons';
import { hitOf } from './hit.rules';
import { ProductHits } from './product-hits';
import { categoriesUrl, createUrl } from './search.paths';

const pageSize = 30;

/** All products of a search by words, or of a category, page by page. */
export default function ResultsPage() {
  const { t, i18n } = useTranslation('store-desk');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [text, category] = [params.get('q')?.trim() ?? '', params.get('category')];
  const page = Number(params.get('page')) || 1;
  const tree = useRecord(categoryEndpoints.tree, category ? {} : undefined).value;
  const name = category && findNode(readTree(tree, i18n.language, 'store'), category)?.name;
  // Words are ordered by how well they match, a category by its names.
  const narrowed = category
    ? { 'category[]': [category], 'order[label]': 'asc' }
    : { search_product_buyback: text };
  const asks = category !== null || text !== '';
  const call = asks ? { query: { ...narrowed, page, itemsPerPage: pageSize } } : undefined;
  const { items, total = 0, status, problem, refresh } = useList(publicProductEndpoints.list, call);
  const back = category
    ? { label: t('categories.title'), to: categoriesUrl() }
    : { label: t('search.title'), to: `/search?${new URLSearchParams({ q: text }).toString()}` };
  const title = name || (text ? t('results.of', { text }) : t('search.results'));
  const none = asks ? t('search.nothing', { text: name || text }) : t('search.begin');
  return (
    <Page title={title} crumbs={[back, { label: title }]}>
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {asks && status === 'loading' && items.length === 0 && <RowsSkeleton rows={6} />}
      {!problem && (status === 'ready' || !asks) && items.length === 0 && (
        <EmptyState drawing="search" sentence={none} />
      )}
      {items.length > 0 && (
        <ProductHits hits={items.map(hitOf)} at={-1} onOpen={({ id }) => void navigate(createUrl(id))} />
      )}
      {total > pageSize && (
        <Pagination
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={(next) =>
            setParams((now) => new URLSearchParams([...withoutPage(now), ['page', `${next}`]]))
          }
        />
      )}
    </Page>
  );
}

const withoutPage = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => name !== 'page');
