import { readIn } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/icon';
import { ButtonKey } from '../../../ui/key-cap';
import { tone } from '../../../ui/tone';
import { ShelfLabelButton } from '../../../ui/papers/shelf-label-button';
import { LiveRegion } from '../../../ui/live-region';
import styles from './check-in.module.css';
import {
  isPending,
  selectAccepted,
  selectExceptions,
  selectStation,
  undoRequested,
} from './scan-station.slice';
import { useReasonText, verdictLooks, verdictOf } from './verdict.looks';
import { productName } from '../../../ui/product-name';

/** The verdict of the last scan, large enough to be read from the conveyor. The focus comes here when a scan is taken back. */
export function VerdictPanel() {
  const { t, i18n } = useTranslation('check-in');
  const { scans, shown, offline } = useSelector(selectStation);
  const reasonText = useReasonText();
  const scan = scans.find(({ id }) => id === shown);
  const verdict = verdictOf(scan, offline);
  const { family, icon } = verdictLooks[verdict];
  const item = scan?.item;
  const words = t(`verdict.${verdict}`);
  const named = item && productName(readIn(item, i18n.language));
  const detail = verdict === 'rejected' && scan ? reasonText(scan) : (named ?? t(`next.${verdict}`));
  return (
    <section
      className={styles['verdict']}
      style={tone(family)}
      data-testid="verdict"
      data-verdict={verdict}
      aria-label={t('verdict.label')}
      tabIndex={-1}
    >
      <span className={styles['sign']}>
        <Icon name={icon} size={56} />
      </span>
      <div className={styles['words']}>
        <p className={styles['headline']}>{words}</p>
        <p className={styles['detail']}>{detail}</p>
        {scan && <p className={`code ${styles['scanned']}`}>{item?.identificationNumber ?? scan.code}</p>}
      </div>
      <Counts />
      <LiveRegion message={scan ? `${words}. ${detail} ${scan.code}` : ''} />
    </section>
  );
}

function Undo() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const { undoable, shown, scans } = useSelector(selectStation);
  const code = scans.find(({ id }) => id === undoable)?.item?.identificationNumber;
  useEffect(() => {
    if (!undoable) return;
    const listen = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || typing) return;
      event.preventDefault();
      dispatch(undoRequested(undoable));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dispatch, undoable]);
  if (!undoable) return null;
  return (
    <div className={styles['undo']} key={undoable}>
      <Button icon={<Icon name="return" size={16} />} onClick={() => dispatch(undoRequested(undoable))}>
        {undoable === shown ? t('undo') : t('undo-code', { code: code?.slice(-4) })}{' '}
        <ButtonKey>Ctrl Z</ButtonKey>
      </Button>
      <span className={styles['countdown']} aria-hidden="true" />
    </div>
  );
}

/** After the registration: its label at one press, without leaving the run, and the page that takes its photos. */
function ShownActs() {
  const { t } = useTranslation('photos');
  const navigate = useNavigate();
  const { scans, shown } = useSelector(selectStation);
  const scan = scans.find(({ id, state }) => id === shown && state === 'accepted');
  if (!scan?.item) return null;
  const { id } = scan.item;
  return (
    <>
      <ShelfLabelButton key={scan.id} itemIds={[id]} />
      <Button
        icon={<Icon name="camera" size={16} />}
        onClick={() => void navigate(`/warehouse/confirmation-checkin/${id}`)}
      >
        {t('opening.act')}
      </Button>
    </>
  );
}

function Counts() {
  const { t } = useTranslation('check-in');
  const { scans, offline } = useSelector(selectStation);
  const waiting = scans.filter(isPending).length;
  const counts = [
    ['registered', useSelector(selectAccepted).length],
    ['waiting', waiting],
    ['exceptions', useSelector(selectExceptions).length],
  ] as const;
  return (
    <div className={styles['foot']}>
      <dl className={styles['counts']}>
        {counts.map(([name, count]) => (
          <div key={name} data-testid={`count-${name}`}>
            <dt>{t(`count.${name}`)}</dt>
            <dd className="figures">{count}</dd>
          </div>
        ))}
      </dl>
      <Undo />
      <ShownActs />
      {offline && (
        <p className={styles['offline']} role="status">
          <Icon name="alert" size={16} /> {t('offline', { count: waiting })}
        </p>
      )}
    </div>
  );
}
