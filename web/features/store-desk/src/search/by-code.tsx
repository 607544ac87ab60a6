import { readBuybackByNumber } from '@reprise/contracts/buyback';
import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { isEan } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../../kernel/i18n/problem-text';
import { useList, useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { RowsSkeleton } from '../../../../ui/skeletons';
import styles from '../desk.module.css';
import { hitOf } from './hit.rules';
import { ProductHits } from './product-hits';
import { createUrl } from './search.paths';

/** The code is wrong, and stays so at another attempt. */
const wrongCodes: readonly string[] = readBuybackByNumber.problems ?? [];

/** 13 digits are the code of a buyback or the EAN of a product: what is only one of them opens by itself. */
export function ByCode({ code }: { code: string }) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const file = useRecord(readBuybackByNumber, { params: { number: code } });
  const call = { query: { search_product_buyback: code } };
  const products = useList(publicProductEndpoints.list, isEan(code) ? call : undefined);
  const looking = isEan(code) && !products.problem && products.total === undefined;
  if (looking || (!file.value && !file.problem)) return <RowsSkeleton rows={1} />;
  // The search forgives typing errors; a code is the whole code.
  const hits = products.items.filter(({ ean }) => ean === code).map(hitOf);
  const [only] = hits;
  if (file.value && !only) return <Navigate to={`/buyback/${file.value.id}`} replace />;
  if (!file.value && only && hits.length === 1) return <Navigate to={createUrl(only.id)} replace />;
  if (file.problem && !only)
    return wrongCodes.includes(file.problem.code) ? (
      <div role="alert">
        <EmptyState drawing="search" sentence={problemText(file.problem)} />
      </div>
    ) : (
      <ErrorState problem={file.problem} onRetry={file.refresh} />
    );
  return (
    <>
      <p>{t('search.code-of-both', { code })}</p>
      {file.value && (
        <Link className={styles['new']} to={`/buyback/${file.value.id}`}>
          {t('search.open-buyback', { product: file.value.productLabel })}
        </Link>
      )}
      <ProductHits hits={hits} at={-1} onOpen={({ id }) => void navigate(createUrl(id))} />
    </>
  );
}
