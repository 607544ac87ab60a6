import { packageRowSchema, type PackageRow } from '@reprise/contracts/package';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useTopics } from '../../../kernel/realtime';
import { useScanner } from '../../../kernel/scanner';
import { useRecord, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { PageSkeleton } from '../../../ui/skeletons';
import { CodeEntry } from './code-entry';
import styles from './expedition.module.css';
import { NewParcel } from './new-parcel';
import { PackedItems, RefusedCodes } from './packed-items';
import { ParcelStatus } from './parcel-status';
import { codeRead, rowReceived, selectPacking } from './packing.slice';
import { useWarehouses } from './use-warehouses';

/** The parcel of the address: what the last act left, else what the server last said. */
export function useParcel(id: string) {
  const record = useRecord(`/packages/${id}`);
  const { rows } = useSelector(selectPacking);
  const topics = useMemo(() => [`/api/packages/${id}`], [id]);
  useTopics(topics, record.refresh);
  const fetched = useMemo(() => packageRowSchema.safeParse(record.value).data, [record.value]);
  const acted = rows[id];
  const parcel = acted && (!fetched || acted.updatedAt >= fetched.updatedAt) ? acted : fetched;
  return { parcel, problem: record.problem, refresh: record.refresh };
}

export default function PackingPage() {
  const [query] = useSearchParams();
  const id = query.get('package');
  return id ? <Packing key={id} id={id} /> : <NewParcel />;
}

function Packing({ id }: { id: string }) {
  const { t } = useTranslation('expedition');
  const { parcel, problem, refresh } = useParcel(id);
  if (problem && !parcel) {
    return (
      <Page title={t('start.title')}>
        <ErrorState problem={problem} onRetry={refresh} />
      </Page>
    );
  }
  if (!parcel) return <PageSkeleton />;
  if (parcel.status !== 'open') return <Navigate to={`/expedition/confirmation?package=${id}`} replace />;
  return <OpenParcel parcel={parcel} />;
}

function OpenParcel({ parcel }: { parcel: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { nameOf } = useWarehouses();
  const { submit, status, problem, reply } = useSubmission(`packages/close/${parcel.id}`);
  const add = (code: string): void => void dispatch(codeRead(parcel.id, code));
  useScanner(add);
  useEffect(() => {
    const closed = status === 'accepted' ? packageRowSchema.safeParse(reply).data : undefined;
    if (!closed) return;
    dispatch(rowReceived(closed));
    void navigate(`/expedition/confirmation?package=${closed.id}`);
  }, [dispatch, navigate, reply, status]);
  const empty = parcel.items.length === 0;
  const close = {
    key: 'close',
    label: t('action.close'),
    icon: 'lock' as const,
    primary: true,
    loading: status === 'sending',
    onPress: () => submit({ path: `/packages/${parcel.id}/close`, body: {} }),
    ...(empty && { disabledReason: t('start.nothing-packed') }),
  };
  return (
    <Page
      title={<span className="code">{parcel.number}</span>}
      documentTitle={t('start.title')}
      context={t('start.to', { warehouse: nameOf(parcel.warehouseId) })}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('start.title') }]}
      aside={<ParcelStatus parcel={parcel} />}
      actions={[close]}
    >
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <CodeEntry onCode={add} submitLabel={t('action.add')} />
      <div className={styles['columns']}>
        <PackedItems parcel={parcel} />
        <RefusedCodes packageId={parcel.id} />
      </div>
    </Page>
  );
}
