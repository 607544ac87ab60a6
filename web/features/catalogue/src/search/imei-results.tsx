import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { TextSkeleton } from '../../../../ui/skeletons';
import { diagnosisPath } from '../catalogue.paths';
import { ProductCards } from '../product-card';
import { listed } from '../listed.rules';
import { NothingFound } from './nothing-found';

/** The products of an IMEI's type code. If there is only one, it is opened at once, with the IMEI filled in. */
export function ImeiResults({ imei }: { imei: string }) {
  const { t } = useTranslation('catalogue');
  const record = useRecord(publicProductEndpoints.byImei, { params: { imei } });
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  if (record.value === undefined) return <TextSkeleton lines={4} />;
  const products = record.value.map(listed);
  const [only] = products;
  if (only && products.length === 1) return <Navigate to={diagnosisPath(only, imei)} replace />;
  if (products.length === 0) return <NothingFound />;
  return (
    <>
      <p>{t('results.which', { count: products.length })}</p>
      <ProductCards products={products} imei={imei} />
    </>
  );
}
