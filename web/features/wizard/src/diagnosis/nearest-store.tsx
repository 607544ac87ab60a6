import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { byDistance, placeOfPostalCode } from '../../../../kernel/places';
import { useRecord } from '../../../../kernel/store';
import { selectCart, type WithCart } from '../../../../kernel/cart';

/** The nearest store where the person's postal code is known already; otherwise how many there are. */
export function NearestStore() {
  const { t } = useTranslation('wizard');
  const { zipCode } = useSelector((state: WithCart) => selectCart(state).customer);
  const stores = useRecord(organisationEndpoints.publicStores, {}).value ?? [];
  const from = typeof zipCode === 'string' ? placeOfPostalCode(zipCode) : undefined;
  const [nearest] = byDistance(stores, from);
  if (!nearest) return null;
  const { commonName, city = '' } = nearest.place;
  const words =
    nearest.km === undefined
      ? t('transport.stores', { count: stores.length, store: [commonName, city].filter(Boolean).join(', ') })
      : t('transport.nearest', { store: commonName, count: Math.max(1, Math.round(nearest.km)) });
  return <span>{words}</span>;
}
