import { closePackage, type PackageRow, readPackage } from '@reprise/contracts/package';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useScanner } from '../../../kernel/scanner';
import { useRecord, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { Page } from '../../../ui/page/page';
import { CodeForm } from '../../../ui/scan/code-form';
import { PageSkeleton } from '../../../ui/skeletons';
import styles from './expedition.module.css';
import { NewPackage } from './new-package';
import { PackedItems } from './packed-items';
import { RefusedCodes } from './refused-codes';
import { PackageStatus } from './package-status';
import { codeRead, rowReceived, selectPacking } from './packing.slice';
import { useWarehouses } from './use-warehouses';

/** The package in the address: as left by the last action, or as last received from the server. */
export function usePackage(id: string) {
  const record = useRecord(readPackage, { params: { id } });
  const { rows } = useSelector(selectPacking);
  const fetched = record.value;
  const acted = rows[id];
  const row = acted && (!fetched || acted.updatedAt >= fetched.updatedAt) ? acted : fetched;
  return { row, problem: record.problem, refresh: record.refresh };
}

export default function PackingPage() {
  const [query] = useSearchParams();
  const id = query.get('package');
  return id ? <Packing key={id} id={id} /> : <NewPackage />;
}

function Packing({ id }: { id: string }) {
  const { t } = useTranslation('expedition');
  const { row, problem, refresh } = usePackage(id);
  if (problem && !row) {
    return (
      <Page title={t('start.title')}>
        <ErrorState problem={problem} onRetry={refresh} />
      </Page>
    );
  }
  if (!row) return <PageSkeleton />;
  if (row.status !== 'open') return <Navigate to={`/expedition/confirmation?package=${id}`} replace />;
  return <OpenPackage row={row} />;
}

function OpenPackage({ row }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { nameOf } = useWarehouses();
  const [asked, setAsked] = useState(false);
  const { submit, status, problem, reply } = useSubmission<typeof closePackage>();
  const add = (code: string): void => void dispatch(codeRead(row.id, code));
  useScanner(add);
  useEffect(() => {
    if (!reply) return;
    dispatch(rowReceived(reply));
    void navigate(`/expedition/confirmation?package=${reply.id}`);
  }, [dispatch, navigate, reply]);
  const empty = row.items.length === 0;
  const close = {
    key: 'close',
    label: t('action.close'),
    icon: 'lock' as const,
    primary: true,
    onPress: () => setAsked(true),
    ...(empty && { disabledReason: t('start.nothing-packed') }),
  };
  return (
    <Page
      title={<span className="code">{row.number}</span>}
      documentTitle={t('start.title')}
      context={t('start.to', { warehouse: nameOf(row.warehouseId) })}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('start.title') }]}
      aside={<PackageStatus row={row} />}
      actions={[close]}
    >
      <ConfirmDialog
        open={asked}
        title={t('close.title', { count: row.items.length })}
        confirmLabel={t('action.close')}
        pending={status === 'sending'}
        problem={problem}
        onConfirm={() => submit(closePackage, { params: { id: row.id }, body: {} })}
        onCancel={() => setAsked(false)}
      >
        <p>{t('close.sentence', { warehouse: nameOf(row.warehouseId) })}</p>
      </ConfirmDialog>
      <CodeForm
        label={t('code.label')}
        help={t('code.help')}
        submit={t('action.add')}
        onCode={add}
        autoFocus
      />
      <div className={styles['columns']}>
        <PackedItems row={row} />
        <RefusedCodes packageId={row.id} />
      </div>
    </Page>
  );
}
