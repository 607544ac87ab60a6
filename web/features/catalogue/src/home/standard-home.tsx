import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectDetails } from '../../../../kernel/session';
import { Icon } from '../../../../ui/icon';
import styles from '../catalogue.module.css';
import { CategoryPlaces } from '../categories/category-places';
import { useCategoryNavigation } from '../categories/use-category-navigation';
import { SearchBox } from '../search/search-box';

const HomeCategories = lazy(() => import('../categories/home-categories'));

const steps = [
  ['search', 'step-price'],
  ['truck', 'step-send'],
  ['card', 'step-paid'],
] as const;

/** A single task: enter your product. */
export function StandardHome() {
  const { t } = useTranslation('catalogue');
  const details = useSelector(selectDetails);
  const navigation = useCategoryNavigation();
  const banner = details?.banner;
  return (
    <div className={styles['home']}>
      {banner && <img className={styles['banner']} src={banner.url} alt={banner.alt} />}
      <section className={styles['hero']}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <SearchBox />
      </section>
      {navigation && (
        <Suspense fallback={<CategoryPlaces />}>
          <HomeCategories />
        </Suspense>
      )}
      <section className={styles['how']} aria-labelledby="how">
        <h2 id="how">{t('home.how')}</h2>
        <ol className={styles['how-steps']}>
          {steps.map(([icon, key]) => (
            <li key={key}>
              <span className={styles['how-icon']}>
                <Icon name={icon} />
              </span>
              <strong>{t(`home.${key}`)}</strong>
              <span>{t(`home.${key}-more`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
