import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSite } from '../../../../kernel/site';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import { Column } from '../../../../ui/public/column';
import { TextField } from '../../../../ui/public/text-field';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../catalogue.module.css';
import { mapLink, type Store, storeOf, storesNear } from './stores.rules';

/** `/stores`: where a product can be handed in, filtered by city or postal code. */
export default function StoresPage() {
  const { t } = useTranslation('catalogue');
  const [text, setText] = useState('');
  const site = useSelector(selectSite);
  const record = useRecord(organisationEndpoints.publicStores, {});
  const withMap = site.status === 'open' && site.config.dropOffLocationsMapEnabled;
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  const stores = storesNear((record.value ?? []).map(storeOf), text);
  return (
    <Column title={t('stores.title')} lead={t('stores.lead')}>
      <TextField
        label={t('stores.filter')}
        required
        autoComplete="postal-code"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {record.value === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <LiveRegion message={t('stores.count', { count: stores.length })} />
          {stores.length === 0 && <EmptyState drawing="search" sentence={t('stores.none')} />}
          <ul className={styles['cards']}>
            {stores.map((store) => (
              <StoreCard key={store.id} store={store} withMap={withMap} />
            ))}
          </ul>
        </>
      )}
    </Column>
  );
}

function StoreCard({ store, withMap }: { store: Store; withMap: boolean }) {
  const { t } = useTranslation('catalogue');
  const link = withMap ? mapLink(store) : undefined;
  return (
    <li className={styles['store']}>
      <Icon name="store" />
      <address className={styles['words']}>
        <span className={styles['label']}>{store.name}</span>
        <span>{[store.street, store.streetMore].filter(Boolean).join(', ')}</span>
        <span>{[store.zipCode, store.city].filter(Boolean).join(' ')}</span>
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            {t('stores.map', { name: store.name })}
          </a>
        )}
      </address>
    </li>
  );
}
