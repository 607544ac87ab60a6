import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useHolds } from '../../../../kernel/session';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Notice } from '../../../../ui/notice';
import { RowsSkeleton } from '../../../../ui/skeletons';
import { hitOf } from './hit.rules';
import { ProductHits } from './product-hits';
import { createUrl } from './search.paths';

/** Without the feature nothing is asked: a seller who scans one all the same reads what else to do. */
export function ProductsByImei({ imei }: { imei: string }) {
  const { t } = useTranslation('store-desk');
  if (useHolds('imei_search_and_collect')) return <Found imei={imei} />;
  return (
    <Notice family="amber" title={t('search.imei-off')}>
      {t('search.imei-off-next')}
    </Notice>
  );
}

/** A single product starts at once. If several share a type code, the seller chooses. */
function Found({ imei }: { imei: string }) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const record = useRecord(publicProductEndpoints.byImei, { params: { imei } });
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  if (!record.value) return <RowsSkeleton rows={2} />;
  const hits = record.value.map(hitOf);
  const [only] = hits;
  if (only && hits.length === 1) return <Navigate to={createUrl(only.id, imei)} replace />;
  if (!only) {
    return (
      <Notice family="amber" title={t('search.imei-unknown', { imei })}>
        {t('search.imei-unknown-next')}
      </Notice>
    );
  }
  return (
    <>
      <p>{t('search.imei-several')}</p>
      <ProductHits hits={hits} at={-1} onOpen={({ id }) => void navigate(createUrl(id, imei))} />
    </>
  );
}
