import { itemRowSchema } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useScanner } from '../../../kernel/scanner';
import { usePermission, useRecord } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import styles from './check-in.module.css';
import { Exceptions } from './exceptions';
import { RecentScans } from './recent-scans';
import { runFinished, scanReceived, selectAccepted, selectExceptions } from './scan-station.slice';
import { productName } from '../../../ui/product-name';

/** After a check-in: one item when the address names it, else the whole run. A scan goes straight on. */
export default function ConfirmationPage() {
  const { itemId } = useParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useScanner((code) => {
    dispatch(scanReceived(code));
    void navigate('/warehouse/checkin');
  });
  return itemId ? <OneItem itemId={itemId} /> : <WholeRun />;
}

function WholeRun() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const registered = useSelector(selectAccepted).length;
  const left = useSelector(selectExceptions).length;
  const onward = (): void => void navigate('/warehouse/checkin');
  const restart = (): void => {
    dispatch(runFinished());
    onward();
  };
  const actions = [
    { key: 'on', label: t('confirmation.go-on'), onPress: onward },
    { key: 'new', label: t('confirmation.new-run'), primary: true, onPress: restart },
  ];
  const nothing = registered === 0 && left === 0;
  return (
    <Page
      title={t('confirmation.run-title', { count: registered })}
      documentTitle={t('confirmation.title')}
      context={left > 0 ? t('confirmation.left', { count: left }) : t('confirmation.none-left')}
      actions={actions}
      width="full"
    >
      {nothing ? (
        <EmptyState
          drawing="search"
          sentence={t('confirmation.nothing')}
          action={<Button onClick={onward}>{t('confirmation.go-on')}</Button>}
        />
      ) : (
        <div className={styles['station']}>
          <RecentScans />
          <Exceptions />
        </div>
      )}
    </Page>
  );
}

function OneItem({ itemId }: { itemId: string }) {
  const { t } = useTranslation('check-in');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mayTest = usePermission('item.control');
  const { value, status, problem, refresh } = useRecord(`/items/${itemId}`);
  const item = itemRowSchema.safeParse(value).data;
  const code = item?.identificationNumber ?? query.get('buybackIdentificationNumber') ?? '';
  const next = {
    key: 'next',
    label: t('confirmation.next'),
    onPress: () => void navigate('/warehouse/checkin'),
  };
  const test = {
    key: 'test',
    label: t('confirmation.test'),
    icon: 'shield' as const,
    primary: true,
    onPress: () => void navigate(`/warehouse/check/${itemId}`),
  };
  return (
    <Page
      title={t('confirmation.title')}
      context={code && <span className="code">{code}</span>}
      actions={mayTest ? [next, test] : [{ ...next, primary: true }]}
    >
      {status === 'loading' && !item && <TextSkeleton />}
      {problem && !item && <ErrorState problem={problem} onRetry={refresh} />}
      {item && (
        <section className={`${styles['verdict']} ${styles['green']}`}>
          <span className={styles['sign']}>
            <Icon name="check-circle" size={56} />
          </span>
          <div className={styles['words']}>
            <p className={styles['headline']}>{productName(item)}</p>
            <p className={`code ${styles['scanned']}`}>{item.identificationNumber}</p>
            <StatusTag status={item.status} />
          </div>
        </section>
      )}
    </Page>
  );
}
