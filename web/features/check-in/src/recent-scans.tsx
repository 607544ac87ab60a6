import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import { tone } from '../../../ui/tone';
import styles from './check-in.module.css';
import { selectStation } from './scan-station.slice';
import type { Scan } from './scan-station.types';
import { verdictLooks, verdictOf } from './verdict.looks';
import { ProductLine } from '../../../ui/product-line';

const shownAtMost = 50;

/** The run so far, newest first. */
export function RecentScans() {
  const { t } = useTranslation('check-in');
  const { scans } = useSelector(selectStation);
  const recent = scans.filter(({ state }) => state !== 'rejected').slice(0, shownAtMost);
  return (
    <section className={styles['card']} aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles['card-title']}>
        {t('recent.title')}
      </h2>
      {recent.length === 0 && <p className={styles['soft']}>{t('recent.none')}</p>}
      <ol className={styles['recent']} data-testid="recent">
        {recent.map((scan) => (
          <Row key={scan.id} scan={scan} />
        ))}
      </ol>
    </section>
  );
}

function Row({ scan }: { scan: Scan }) {
  const { t } = useTranslation('check-in');
  const { offline } = useSelector(selectStation);
  const verdict = verdictOf(scan, offline);
  const { family, icon } = verdictLooks[verdict];
  const { item } = scan;
  return (
    <li className={styles['row']} data-state={scan.state}>
      <span className={styles['mark']} style={{ color: tone(family).color }}>
        <Icon name={icon} size={16} />
        {t(`short.${verdict}`)}
      </span>
      <span className="code">
        {item ? (
          <Link to={`/warehouse/confirmation-checkin/${item.id}`}>{item.identificationNumber}</Link>
        ) : (
          scan.code
        )}
      </span>
      <span className={styles['grow']}>{item && <ProductLine product={item} />}</span>
      <span className={styles['when']}>
        <DateTime value={scan.at} />
      </span>
    </li>
  );
}
