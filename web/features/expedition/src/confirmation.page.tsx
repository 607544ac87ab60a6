import { downloadPackageLabel, handOverPackage, type PackageRow } from '@reprise/contracts/package';
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
import { usePackage } from './packing.page';
import { PackageStatus } from './package-status';
import { labelAwaited, labelLeft, rowReceived, selectPacking } from './packing.slice';
import { useWarehouses } from './use-warehouses';

/** A closed package: its label as soon as it exists, then the hand-over. */
export default function ConfirmationPage() {
  const { t } = useTranslation('expedition');
  const [query] = useSearchParams();
  const id = query.get('package');
  const { row, problem, refresh } = usePackage(id ?? '');
  if (!id) return <Navigate to="/expedition" replace />;
  if (problem && !row) {
    return (
      <Page title={t('confirmation.title')}>
        <ErrorState problem={problem} onRetry={refresh} />
      </Page>
    );
  }
  if (!row) return <PageSkeleton />;
  return row.status === 'open' ? (
    <Navigate to={`/start-expedition?package=${id}`} replace />
  ) : (
    <ClosedPackage row={row} />
  );
}

function ClosedPackage({ row }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  const navigate = useNavigate();
  const { nameOf } = useWarehouses();
  const next = { key: 'next', label: t('action.next'), onPress: () => void navigate('/start-expedition') };
  return (
    <Page
      title={<span className="code">{row.number}</span>}
      documentTitle={t('confirmation.title')}
      context={t('start.to', { warehouse: nameOf(row.warehouseId) })}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('confirmation.title') }]}
      aside={<PackageStatus row={row} />}
      actions={[next]}
    >
      <div className={styles['columns']}>
        <ol className={styles['todo']}>
          <LabelStep row={row} />
          <HandOverStep row={row} />
        </ol>
        <PackedItems row={row} fixed />
      </div>
    </Page>
  );
}

function LabelStep({ row }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const file = useFile();
  const { labels } = useSelector(selectPacking);
  const awaited = !row.labelReady && row.status === 'closed';
  useEffect(() => {
    if (!awaited) return;
    dispatch(labelAwaited(row.id));
    return () => void dispatch(labelLeft(row.id));
  }, [awaited, dispatch, row.id]);
  const late = awaited && labels[row.id] === 'late';
  const call = { params: { id: row.id } };
  return (
    <li className={styles['card']} data-testid="label-step" data-ready={row.labelReady}>
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
          action={<Button onClick={() => dispatch(labelAwaited(row.id))}>{t('action.look-again')}</Button>}
        >
          {t('confirmation.label-late-next')}
        </Notice>
      )}
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      {row.labelReady && (
        <>
          <p>{t('confirmation.label-ready', { carrier: row.carrier ?? '' })}</p>
          <div className={styles['line']}>
            <Button
              type={row.status === 'closed' ? 'primary' : 'default'}
              size="large"
              icon={<Icon name="print" size={16} />}
              loading={file.status === 'fetching'}
              onClick={() => file.print(downloadPackageLabel, call)}
            >
              {t('action.print-label')}
            </Button>
            <Button
              size="large"
              icon={<Icon name="download" size={16} />}
              onClick={() => file.save(downloadPackageLabel, call, `tracking-label-${row.number}.pdf`)}
            >
              {t('action.label')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function HandOverStep({ row }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { submit, status, problem, reply } = useSubmission<typeof handOverPackage>();
  useEffect(() => {
    if (reply) dispatch(rowReceived(reply));
  }, [dispatch, reply]);
  const left = row.status === 'handed-over' || row.status === 'delivered';
  return (
    <li className={styles['card']} data-testid="hand-over-step">
      <h2 className={styles['card-title']}>{t('confirmation.hand-over')}</h2>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {left && <Notice family="green">{t('confirmation.handed-over', { count: row.items.length })}</Notice>}
      {row.status === 'closed' && (
        <>
          <p>{row.labelReady ? t('confirmation.hand-over-sentence') : t('confirmation.label-first')}</p>
          <div className={styles['line']}>
            <Button
              size="large"
              disabled={!row.labelReady}
              loading={status === 'sending'}
              icon={<Icon name="truck" size={16} />}
              onClick={() => submit(handOverPackage, { params: { id: row.id }, body: {} })}
            >
              {t('action.hand-over')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
