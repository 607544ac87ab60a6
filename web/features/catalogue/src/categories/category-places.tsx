import { useTranslation } from 'react-i18next';
import styles from '../catalogue.module.css';

/** As high as the categories that follow: what stands below does not move when they come. */
export function CategoryPlaces() {
  const { t } = useTranslation('catalogue');
  return (
    <section className={styles['how']} aria-busy="true">
      <h2>{t('home.categories')}</h2>
      <ul className={styles['grid']} aria-hidden="true">
        {['1', '2', '3', '4'].map((place) => (
          <li key={place} className={styles['tile']} />
        ))}
      </ul>
    </section>
  );
}
