import type { BuybackRow } from '@reprise/contracts/buyback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import { FileTimeline } from '../../../../ui/file/file-timeline';
import { ErrorState } from '../../../../ui/error-state';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { ProductLine } from '../../../../ui/product-line';
import { PageSkeleton } from '../../../../ui/skeletons';
import { ActionsMenu } from '../actions/actions-menu';
import { useActs } from '../actions/use-acts';
import styles from '../buyback.module.css';
import { AccessesPanel } from './accesses-panel';
import { AsOf, useAsOf } from './as-of';
import { BuybackTabs } from './buyback-tabs';
import { PastBuyback } from './past-buyback';
import { SummaryStrip } from './summary-strip';
import { useBuyback } from './use-buyback';
import { Warnings } from './warnings';

/** One buyback: summary, two tabs, its history at the right, and what may be done with it. */
export default function BuybackPage() {
  const { t } = useTranslation('buyback');
  const { id = '' } = useParams();
  const { value: row, problem, refresh } = useBuyback(id);
  const at = useAsOf();
  if (row && at) return <PastBuyback row={row} at={at} />;
  if (row) return <OpenBuyback key={id} row={row} />;
  if (!problem) return <PageSkeleton />;
  return (
    <Page title={t('detail.title')} crumbs={[{ label: t('list.title'), to: '/buybacks' }]}>
      <ErrorState problem={problem} onRetry={refresh} />
    </Page>
  );
}

function OpenBuyback({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  const mayFinalise = usePermission('buyback.finalise');
  const [, setParams] = useSearchParams();
  const [customerShown, setCustomerShown] = useState(false);
  const handsOver =
    mayFinalise && row.status === 'bb_awaiting_store_drop' && row.cancellation !== 'requested';
  const { start, words, dialogs } = useActs(row);
  const showCustomer = (): void => {
    setCustomerShown(true);
    setParams({}, { replace: true });
    document.getElementById('customer')?.scrollIntoView({ block: 'center' });
  };
  return (
    <Page
      width="full"
      title={<span className="code">{row.identificationNumber}</span>}
      documentTitle={row.identificationNumber}
      context={<ProductLine product={row} />}
      crumbs={[{ label: t('list.title'), to: '/buybacks' }, { label: row.identificationNumber }]}
      actions={
        handsOver
          ? [
              {
                key: 'hand-over',
                label: t('action.hand-over'),
                icon: 'store',
                primary: true,
                onPress: () => start('hand-over'),
              },
            ]
          : []
      }
      menu={<ActionsMenu row={row} onAct={start} {...(handsOver ? { without: 'hand-over' } : {})} />}
    >
      <LiveRegion message={words} />
      {words && <Notice family="green">{words}</Notice>}
      <Warnings row={row} />
      <SummaryStrip row={row} onCustomer={showCustomer} />
      <div className={styles['columns']}>
        <BuybackTabs row={row} customerShown={customerShown} onShowCustomer={() => setCustomerShown(true)} />
        <aside className={styles['side']}>
          <FileTimeline id={row.id} currency={row.currency} aside={<AsOf />} />
          <AccessesPanel id={row.id} />
        </aside>
      </div>
      {dialogs}
    </Page>
  );
}
