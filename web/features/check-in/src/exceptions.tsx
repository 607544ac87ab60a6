import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import styles from './check-in.module.css';
import { exceptionDismissed, exceptionRetried, selectExceptions } from './scan-station.slice';
import type { Scan } from './scan-station.types';
import { useReasonText } from './verdict.looks';

/** Codes for which a retry is pointless. */
const final: readonly string[] = ['check-digit', 'unreadable', 'empty', 'already-scanned'];

/** The exceptions of the run, which never stopped for them. */
export function Exceptions() {
  const { t } = useTranslation('check-in');
  const exceptions = useSelector(selectExceptions);
  return (
    <aside className={styles['card']} aria-labelledby="exceptions-title" data-testid="exceptions">
      <h2 id="exceptions-title" className={styles['card-title']}>
        {t('exceptions.title', { count: exceptions.length })}
      </h2>
      {exceptions.length === 0 && <p className={styles['soft']}>{t('exceptions.none')}</p>}
      <ul className={styles['exceptions']}>
        {exceptions.map((scan) => (
          <Exception key={scan.id} scan={scan} />
        ))}
      </ul>
    </aside>
  );
}

function Exception({ scan }: { scan: Scan }) {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const reasonText = useReasonText();
  const again = scan.state === 'rejected' && !final.includes(scan.reason ?? '');
  return (
    <li className={styles['exception']}>
      <p className={styles['exception-head']}>
        <span className={styles['red-sign']}>
          <Icon name="cross-circle" size={16} />
        </span>
        <span className="code">{scan.code}</span>
        <span className={styles['when']}>
          <DateTime value={scan.at} />
        </span>
      </p>
      <p>{reasonText(scan)}</p>
      <p className={styles['exception-acts']}>
        {again && (
          <Button size="small" onClick={() => dispatch(exceptionRetried(scan.id))}>
            {t('exceptions.retry')}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={t('exceptions.dismiss-code', { code: scan.code })}
          onClick={() => dispatch(exceptionDismissed(scan.id))}
        >
          {t('exceptions.dismiss')}
        </Button>
      </p>
    </li>
  );
}
