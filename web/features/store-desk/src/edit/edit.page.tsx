import {
  type BuybackRow,
  type finalizeStoreBuyback,
  readBuyback,
  readBuybackCustomer,
  readCheckDiagnostic,
} from '@reprise/contracts/buyback';
import { shownIn } from '@reprise/contracts/catalogue';
import { circuitRule } from '@reprise/contracts/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useRecord, useSubmission } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { PageSkeleton } from '../../../../ui/skeletons';
import { HandedOver } from '../create/handed-over';
import styles from '../desk.module.css';
import { checkDropped } from './check.slice';
import { CheckWizard } from './check-wizard';
import type { KnownCustomer } from './use-hand-over';

/** A buyback that waits for its product: predeclared on the web, or begun at a counter. */
export default function EditPage() {
  const { t } = useTranslation('store-desk');
  const { id = '' } = useParams();
  const record = useRecord(readBuyback, { params: { id } });
  const row = record.value;
  if (!row && !record.problem) return <PageSkeleton />;
  if (!row) {
    return (
      <Page title={t('edit.title')} crumbs={[{ label: t('edit.list'), to: '/buybacks-predeclared' }]}>
        {record.problem && <ErrorState problem={record.problem} onRetry={record.refresh} />}
      </Page>
    );
  }
  return <OneBuyback row={row} onStale={record.refresh} />;
}

/** What the server will judge the check by. */
function useCheckDiagnostic(id: string | undefined) {
  const { i18n } = useTranslation();
  const { value, problem, refresh } = useRecord(readCheckDiagnostic, id ? { params: { id } } : undefined);
  const view = useMemo(() => value && shownIn(value, i18n.language), [value, i18n.language]);
  return { view, problem, refresh };
}

const noCustomer: KnownCustomer = { contact: {} };

function OneBuyback({ row, onStale }: { row: BuybackRow; onStale: () => void }) {
  const { t } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const sending = useSubmission<typeof finalizeStoreBuyback>();
  const done = sending.status === 'accepted';
  useEffect(() => {
    if (done) dispatch(checkDropped());
  }, [done, dispatch]);
  const open = row.status === 'bb_awaiting_store_drop' && !done;
  const record = useRecord(
    readBuybackCustomer,
    open && row.customerId ? { params: { id: row.id } } : undefined,
    { once: true },
  );
  const diagnostic = useCheckDiagnostic(open ? row.id : undefined);
  const { refresh } = diagnostic;
  const lookAgain = useCallback(() => {
    onStale();
    refresh();
  }, [onStale, refresh]);
  const customer = useMemo((): KnownCustomer | undefined => {
    if (!row.customerId || record.problem) return noCustomer;
    return record.value;
  }, [row.customerId, record.value, record.problem]);
  if (done) return <HandedOver id={row.id} identificationNumber={row.identificationNumber} signed />;
  if (!open) {
    return (
      <Page title={t('edit.title')} crumbs={[{ label: t('edit.list'), to: '/buybacks-predeclared' }]}>
        <Notice
          family="amber"
          title={t(circuitRule(row.circuit).handedOverInStore ? 'edit.not-open' : 'edit.not-eligible')}
          action={
            <Link className={styles['new']} to={`/buyback/${row.id}`}>
              {t('done.open')}
            </Link>
          }
        >
          {row.identificationNumber}
        </Notice>
      </Page>
    );
  }
  if (!customer || (!diagnostic.view && !diagnostic.problem)) return <PageSkeleton />;
  return (
    <CheckWizard
      row={row}
      known={customer}
      view={diagnostic.view}
      problem={diagnostic.problem}
      sending={sending}
      onStale={lookAgain}
    />
  );
}
