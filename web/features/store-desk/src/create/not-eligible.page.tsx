import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { PageSkeleton } from '../../../../ui/skeletons';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import { createUrl } from '../search/search.paths';
import { eligibilityOf } from './choices.rules';
import { useDiagnostic } from './create.page';
import { NotBought } from './not-bought';

/** Where a refused product ends: why, back to the answer that decides it, or another product. */
export default function NotEligiblePage() {
  const { t } = useTranslation('store-desk');
  const { draft } = useSelector((state: WithDesk) => selectDesk(state));
  const productId = useSearchParams()[0].get('product') ?? draft?.productId;
  const mine = draft && draft.productId === productId ? draft : undefined;
  const { view, problem, refresh } = useDiagnostic(mine?.productId);
  if (!productId) return <Navigate to="/search" replace />;
  // Without answers there is nothing to tell, and after a correction nothing to refuse.
  if (!mine || (view && eligibilityOf(view, mine) === 'ok'))
    return <Navigate to={createUrl(productId)} replace />;
  if (!view && !problem) return <PageSkeleton />;
  return (
    <Page
      title={mine.label || t('not-bought.title')}
      crumbs={[{ label: t('search.title'), to: '/search' }, { label: t('not-bought.title') }]}
    >
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {view && <NotBought view={view} draft={mine} correctAt={createUrl(productId)} />}
    </Page>
  );
}
