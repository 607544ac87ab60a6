import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { findNode, readTree } from '../../../../kernel/category-tree.rules';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { ProductImage } from '../../../../ui/public/product-image';
import { RowsSkeleton } from '../../../../ui/skeletons';
import styles from '../desk.module.css';
import { categoriesUrl, resultsUrl } from './search.paths';

/** The first step without a keyboard: from category to category down to the products that stores take. */
export default function CategoriesPage() {
  const { t, i18n } = useTranslation('store-desk');
  const within = useSearchParams()[0].get('within') ?? undefined;
  const { value, problem, refresh } = useRecord(categoryEndpoints.tree, {});
  const tree = readTree(value, i18n.language, 'store');
  const node = within ? findNode(tree, within) : undefined;
  if (value && within && !node) return <Navigate to={categoriesUrl()} replace />;
  if (node && node.children.length === 0) return <Navigate to={resultsUrl({ category: node.id })} replace />;
  const nodes = node ? node.children : tree;
  return (
    <Page
      title={node?.name ?? t('categories.title')}
      context={node ? node.childrenDescription || undefined : t('categories.context')}
      crumbs={[
        { label: t('search.title'), to: '/search' },
        ...(node ? [{ label: t('categories.title'), to: categoriesUrl() }] : []),
        { label: node?.name ?? t('categories.title') },
      ]}
    >
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <RowsSkeleton rows={6} />}
      {value && nodes.length === 0 && <EmptyState sentence={t('categories.none')} />}
      {nodes.length > 0 && (
        <ul className={styles['hits']} aria-label={t('categories.title')}>
          {nodes.map(({ id, name, image, drawing, count, children }) => (
            <li key={id}>
              <Link
                className={styles['hit']}
                to={children.length > 0 ? categoriesUrl(id) : resultsUrl({ category: id })}
              >
                <ProductImage src={image} drawing={drawing} size={40} />
                <span className={styles['hit-words']}>
                  <strong>{name}</strong>
                  <span className={styles['hint']}>{t('search.count', { count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
