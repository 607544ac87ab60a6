import { packageRowSchema, type PackageRow } from '@reprise/contracts/package';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { PageSkeleton } from '../../../ui/skeletons';
import styles from './expedition.module.css';
import { PackedItems } from './packed-items';
import { useParcel } from './packing.page';
import { ParcelStatus } from './parcel-status';
import { labelAwaited, labelLeft, rowReceived, selectPacking } from './packing.slice';
import { useWarehouses } from './use-warehouses';

/** A closed parcel: its label as soon as it is made, then the hand-over. */
export default function ConfirmationPage() {
  const { t } = useTranslation('expedition');
  const [query] = useSearchParams();
  const id = query.get('package');
  const { parcel, problem, refresh } = useParcel(id ?? '');
  if (!id) return <Navigate to="/expedition" replace />;
  if (problem && !parcel) {
    return (
      <Page title={t('confirmation.title')}>
        <ErrorState problem={problem} onRetry={refresh} />
      </Page>
    );
  }
  if (!parcel) return <PageSkeleton />;
  return parcel.status === 'open' ? (
    <Navigate to={`/start-expedition?package=${id}`} replace />
  ) : (
    <ClosedParcel parcel={parcel} />
  );
}

function ClosedParcel({ parcel }: { parcel: PackageRow }) {
  const { t } = useTranslation('expedition');
  const navigate = useNavigate();
  const { nameOf } = useWarehouses();
  const next = { key: 'next', label: t('action.next'), onPress: () => void navigate('/start-expedition') };
  return (
    <Page
      title={<span className="code">{parcel.number}</span>}
      documentTitle={t('confirmation.title')}
      context={t('start.to', { warehouse: nameOf(parcel.warehouseId) })}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('confirmation.title') }]}
      aside={<ParcelStatus parcel={parcel} />}
      actions={[next]}
    >
      <div className={styles['columns']}>
        <ol className={styles['todo']}>
          <LabelStep parcel={parcel} />
          <HandOverStep parcel={parcel} />
        </ol>
        <PackedItems parcel={parcel} fixed />
      </div>
    </Page>
  );
}

function LabelStep({ parcel }: { parcel: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const file = useFile();
  const { labels } = useSelector(selectPacking);
  const awaited = !parcel.labelReady && parcel.status === 'closed';
  useEffect(() => {
    if (!awaited) return;
    dispatch(labelAwaited(parcel.id));
    return () => void dispatch(labelLeft(parcel.id));
  }, [awaited, dispatch, parcel.id]);
  const late = awaited && labels[parcel.id] === 'late';
  const path = `/packages/${parcel.id}/label`;
  return (
    <li className={styles['card']} data-testid="label-step" data-ready={parcel.labelReady}>
      <h2 className={styles['card-title']}>{t('confirmation.label')}</h2>
      {awaited && !late && (
        <p role="status" className={styles['line']}>
          <Icon name="clock" size={16} /> {t('confirmation.label-pending')}
        </p>
      )}
      {late && (
        <Notice
          family="amber"
          title={t('confirmation.label-late')}
          action={<Button onClick={() => dispatch(labelAwaited(parcel.id))}>{t('action.look-again')}</Button>}
        >
          {t('confirmation.label-late-next')}
        </Notice>
      )}
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      {parcel.labelReady && (
        <>
          <p>{t('confirmation.label-ready', { carrier: parcel.carrier ?? '' })}</p>
          <div className={styles['line']}>
            <Button
              type={parcel.status === 'closed' ? 'primary' : 'default'}
              size="large"
              icon={<Icon name="print" size={16} />}
              loading={file.status === 'fetching'}
              onClick={() => file.print(path)}
            >
              {t('action.print-label')}
            </Button>
            <Button
              size="large"
              icon={<Icon name="download" size={16} />}
              onClick={() => file.save(path, `label-${parcel.number}.pdf`)}
            >
              {t('action.label')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function HandOverStep({ parcel }: { parcel: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { submit, status, problem, reply } = useSubmission(`packages/hand-over/${parcel.id}`);
  useEffect(() => {
    const row = status === 'accepted' ? packageRowSchema.safeParse(reply).data : undefined;
    if (row) dispatch(rowReceived(row));
  }, [dispatch, reply, status]);
  const left = parcel.status === 'handed-over' || parcel.status === 'delivered';
  return (
    <li className={styles['card']} data-testid="hand-over-step">
      <h2 className={styles['card-title']}>{t('confirmation.hand-over')}</h2>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {left && (
        <Notice family="green">{t('confirmation.handed-over', { count: parcel.items.length })}</Notice>
      )}
      {parcel.status === 'closed' && (
        <>
          <p>{parcel.labelReady ? t('confirmation.hand-over-sentence') : t('confirmation.label-first')}</p>
          <div className={styles['line']}>
            <Button
              size="large"
              disabled={!parcel.labelReady}
              loading={status === 'sending'}
              icon={<Icon name="truck" size={16} />}
              onClick={() => submit({ path: `/packages/${parcel.id}/hand-over`, body: {} })}
            >
              {t('action.hand-over')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
