import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from '../catalogue.module.css';
import { StoreHours } from './store-hours';
import { mapLink, type Store } from './stores.rules';

type Props = { store: Store; km: number | undefined; withMap: boolean };

/** One store: its address, how far it is, when it is open. */
export function StoreCard({ store, km, withMap }: Props) {
  const { t } = useTranslation('catalogue');
  const link = withMap ? mapLink(store) : undefined;
  return (
    <li className={styles['store']}>
      <Icon name="store" />
      <address className={styles['words']}>
        <span className={styles['label']}>{store.name}</span>
        {km !== undefined && (
          <span className={styles['brand']}>
            {t('stores.distance', { count: Math.max(1, Math.round(km)) })}
          </span>
        )}
        <span>{[store.street, store.streetMore].filter(Boolean).join(', ')}</span>
        <span>{[store.zipCode, store.city].filter(Boolean).join(' ')}</span>
        <StoreHours store={store} />
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            {t('stores.map', { name: store.name })}
          </a>
        )}
      </address>
    </li>
  );
}
