import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Point } from '../../../../kernel/places';
import { selectSite } from '../../../../kernel/site';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { LiveRegion } from '../../../../ui/live-region';
import { Column } from '../../../../ui/public/column';
import { TextField } from '../../../../ui/public/text-field';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../catalogue.module.css';
import { MyPosition } from './my-position';
import { StoreCard } from './store-card';
import { StoresMap } from './stores-map';
import { storeOf, storesNear } from './stores.rules';

/** `/stores`: where a product can be handed in, the nearest first once it is known from where. */
export default function StoresPage() {
  const { t, i18n } = useTranslation('catalogue');
  const [text, setText] = useState('');
  const [position, setPosition] = useState<Point>();
  const site = useSelector(selectSite);
  const record = useRecord(organisationEndpoints.publicStores, {});
  const withMap = site.status === 'open' && site.config.dropOffLocationsMapEnabled;
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  const stores = storesNear(
    (record.value ?? []).map((place) => storeOf(place, i18n.language)),
    text,
    position,
  );
  if (record.value?.length === 0)
    return (
      <Column title={t('stores.title')}>
        <EmptyState sentence={t('stores.none-yet')} />
      </Column>
    );
  return (
    <Column title={t('stores.title')} lead={t('stores.lead')}>
      <TextField
        label={t('stores.filter')}
        autoComplete="postal-code"
        value={text}
        onChange={(event) => {
          setPosition(undefined);
          setText(event.target.value);
        }}
      />
      <MyPosition onFound={setPosition} />
      {record.value === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <LiveRegion message={t('stores.count', { count: stores.length })} />
          {stores.length === 0 && <EmptyState drawing="search" sentence={t('stores.none')} />}
          {withMap && <StoresMap stores={stores} />}
          <ul className={styles['cards']}>
            {stores.map(({ place, km }) => (
              <StoreCard key={place.id} store={place} km={km} withMap={withMap} />
            ))}
          </ul>
        </>
      )}
    </Column>
  );
}
