import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../../kernel/api';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { ButtonLink } from '../../../../ui/public/button';
import { Column } from '../../../../ui/public/column';

/** It is no product of this client, or none any more: its name may lead to the right one. */
const unknown: readonly string[] = ['not-found', 'product-gone', 'product-unpublished'];
/** Why the server does not offer a product is for the staff: a customer learns that it is not bought. */
const unoffered: readonly string[] = publicProductEndpoints.diagnostic.problems ?? [];

type Props = { problem: AppProblem; onRetry: () => void };

/** In place of the questions: why there are none, and the way on. */
export function NoDiagnostic({ problem, onRetry }: Props) {
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
  if (unoffered.includes(problem.code)) {
    return (
      <Column title={t('not-bought')}>
        <EmptyState drawing="search" sentence={t('not-bought-sentence')} action={search} />
      </Column>
    );
  }
  return (
    <Column title={t('title')}>
      <ErrorState problem={problem} onRetry={onRetry} />
      {search}
    </Column>
  );
}
