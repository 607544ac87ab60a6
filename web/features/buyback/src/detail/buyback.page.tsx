import type { BuybackRow } from '@reprise/contracts/buyback';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import { FileTimeline } from '../../../../ui/file/file-timeline';
import { ErrorState } from '../../../../ui/error-state';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { ProductLine } from '../../../../ui/product-line';
import { PageSkeleton } from '../../../../ui/skeletons';
import { ActDialog, type PlainAct } from '../actions/act-dialog';
import type { ActionKey } from '../actions/action.rules';
import { ActionsMenu } from '../actions/actions-menu';
import styles from '../buyback.module.css';
import { CancelDialog } from '../cancel/cancel-dialog';
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
  const navigate = useNavigate();
  const mayFinalise = usePermission('buyback.finalise');
  const [, setParams] = useSearchParams();
  const [act, setAct] = useState<PlainAct>();
  const [cancelling, setCancelling] = useState(false);
  const [said, setSaid] = useState<PlainAct | 'cancel'>();
  const [customerShown, setCustomerShown] = useState(false);
  const handsOver =
    mayFinalise && row.status === 'bb_awaiting_store_drop' && row.cancellation !== 'requested';
  const edit = (): void => void navigate(`/buyback/${row.id}/edit`);
  const start = (key: ActionKey): void => {
    if (key === 'hand-over') edit();
    else if (key === 'cancel' || key === 'force-cancel') setCancelling(true);
    else setAct(key);
  };
  const done = useCallback((finished: PlainAct) => {
    setAct(undefined);
    setSaid(finished);
  }, []);
  const cancelled = useCallback(() => {
    setCancelling(false);
    setSaid('cancel');
  }, []);
  const showCustomer = (): void => {
    setCustomerShown(true);
    setParams({}, { replace: true });
    document.getElementById('customer')?.scrollIntoView({ block: 'center' });
  };
  const words = said ? t(`done.${said}`) : '';
  return (
    <Page
      width="full"
      title={<span className="code">{row.identificationNumber}</span>}
      documentTitle={row.identificationNumber}
      context={<ProductLine product={row} />}
      crumbs={[{ label: t('list.title'), to: '/buybacks' }, { label: row.identificationNumber }]}
      actions={
        handsOver
          ? [{ key: 'hand-over', label: t('action.hand-over'), icon: 'store', primary: true, onPress: edit }]
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
      <ActDialog row={row} act={act} onClose={() => setAct(undefined)} onDone={done} />
      <CancelDialog
        row={row}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={cancelled}
      />
    </Page>
  );
}
