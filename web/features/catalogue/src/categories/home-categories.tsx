import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { ButtonLink } from '../../../../ui/public/button';
import styles from '../catalogue.module.css';
import { CategoryCards } from './category-cards';
import { CategoryPlaces } from './category-places';
import { readTree } from '../../../../kernel/category-tree.rules';

const shown = 6;

/** The first categories; a failed call simply shows the search. A site that buys nothing yet says so. */
export default function HomeCategories() {
  const { t, i18n } = useTranslation('catalogue');
  const { status, value } = useRecord(categoryEndpoints.tree, {});
  const nodes = readTree(value, i18n.language);
  if (nodes.length === 0 && status === 'loading') return <CategoryPlaces />;
  if (nodes.length === 0) return value && <Notice family="grey">{t('categories.nothing-yet')}</Notice>;
  return (
    <section className={styles['how']} aria-labelledby="categories">
      <h2 id="categories">{t('home.categories')}</h2>
      <CategoryCards nodes={nodes.slice(0, shown)} />
      {nodes.length > shown && <ButtonLink to="/categories">{t('home.all-categories')}</ButtonLink>}
    </section>
  );
}
