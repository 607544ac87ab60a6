import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../../kernel/api';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { ButtonLink } from '../../../../ui/public/button';
import { Column } from '../../../../ui/public/column';
import { TextSkeleton } from '../../../../ui/skeletons';

/** It is no product of this client, or none any more: its name may lead to the right one. */
const unknown: readonly string[] = ['not-found', 'product-gone', 'product-unpublished'];
/** Why the server does not offer a product is for the staff: a customer learns that it is not bought. */
const unoffered: readonly string[] = publicProductEndpoints.diagnostic.problems ?? [];

type Props = { productId: string; problem: AppProblem; onRetry: () => void };

/** In place of the questions: why there are none, and the way on. */
export function NoDiagnostic({ productId, problem, onRetry }: Props) {
  const { t } = useTranslation('wizard');
  const search = (
    <ButtonLink to="/search" icon="search">
      {t('another-product')}
    </ButtonLink>
  );
  if (unknown.includes(problem.code)) {
    return (
      <Column title={t('no-price')}>
        <EmptyState drawing="search" sentence={t('no-price-sentence')} action={search} />
      </Column>
    );
  }
  if (unoffered.includes(problem.code))
    return <NotBought productId={productId} problem={problem} search={search} />;
  return (
    <Column title={t('title')}>
      <ErrorState problem={problem} onRetry={onRetry} />
      {search}
    </Column>
  );
}

type NotBoughtProps = Pick<Props, 'productId' | 'problem'> & { search: ReactElement };

/** Not on this site; where nothing leads there from the web, perhaps in stores, which are then the way on. */
function NotBought({ productId, problem: { code }, search }: NotBoughtProps) {
  const { t } = useTranslation('wizard');
  const call = code === 'no-transport-mode' ? { params: { id: productId } } : undefined;
  const { value, problem } = useRecord(publicProductEndpoints.get, call);
  if (call && !value && !problem)
    return (
      <Column>
        <TextSkeleton lines={6} />
      </Column>
    );
  if (!value?.boughtThrough.includes('store'))
    return (
      <Column title={t('not-bought')}>
        <EmptyState drawing="search" sentence={t('not-bought-sentence')} action={search} />
      </Column>
    );
  const stores = (
    <ButtonLink to="/stores" icon="store">
      {t('zero.stores')}
    </ButtonLink>
  );
  return (
    <Column title={t('bought-in-stores')}>
      <EmptyState drawing="search" sentence={t('bought-in-stores-sentence')} action={stores} />
    </Column>
  );
}
