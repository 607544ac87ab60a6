import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectDetails } from '../../../../kernel/session';
import { Icon } from '../../../../ui/icon';
import styles from '../catalogue.module.css';
import { HomeCategories } from '../categories/home-categories';
import { SearchBox } from '../search/search-box';

const steps = [
  ['search', 'step-price'],
  ['truck', 'step-send'],
  ['card', 'step-paid'],
] as const;

/** A single task: enter your product. */
export function StandardHome() {
  const { t } = useTranslation('catalogue');
  const details = useSelector(selectDetails);
  const navigation = details?.categoryNavigationEnabled ?? true;
  const banner = details?.banner;
  return (
    <div className={styles['home']}>
      {banner && <img className={styles['banner']} src={banner.url} alt={banner.alt} />}
      <section className={styles['hero']}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <SearchBox />
      </section>
      {navigation && <HomeCategories />}
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
