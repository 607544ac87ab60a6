import { readItem } from '@reprise/contracts/item';
import { awaitsTest } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useScanner } from '../../../kernel/scanner';
import { usePermission, useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { ShelfLabelButton } from '../../../ui/papers/shelf-label-button';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import { tone } from '../../../ui/tone';
import styles from './check-in.module.css';
import { OpeningPhotos } from './opening-photos';
import { scanReceived } from './scan-station.slice';
import { WholeRun } from './whole-run';
import { productName } from '../../../ui/product-name';

/** After a check-in: one item if the address names it, otherwise the whole run. A scan continues directly. */
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

function OneItem({ itemId }: { itemId: string }) {
  const { t } = useTranslation('check-in');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mayTest = usePermission('item.control');
  const { value: item, status, problem, refresh } = useRecord(readItem, { params: { id: itemId } });
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
        <section className={styles['verdict']} style={tone('green')}>
          <span className={styles['sign']}>
            <Icon name="check-circle" size={56} />
          </span>
          <div className={styles['words']}>
            <p className={styles['headline']}>{productName(item)}</p>
            <p className={`code ${styles['scanned']}`}>{item.identificationNumber}</p>
            <StatusTag status={item.status} />
            <div className={styles['paper']}>
              <ShelfLabelButton itemIds={[item.id]} />
            </div>
          </div>
        </section>
      )}
      {item && awaitsTest(item.status) && <OpeningPhotos itemId={item.id} />}
    </Page>
  );
}
