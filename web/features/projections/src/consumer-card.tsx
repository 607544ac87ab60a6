import type { ConsumerRow } from '@reprise/contracts/projections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Tag } from '../../../ui/tag';
import type { Asked } from './act-dialog';
import styles from './projections.module.css';
import { RebuildView } from './rebuild-view';
import { actsOf, standLooks, standOf } from './stand.rules';
import { useNameOf } from './use-name-of';

type Props = { row: ConsumerRow; onAsk: ((asked: Asked) => void) | undefined };

/** One reader of the log: its state, how far it is behind, and what may be done. */
export function ConsumerCard({ row, onAsk }: Props) {
  const { t } = useTranslation('projections');
  const nameOf = useNameOf();
  const stand = standOf(row);
  const { name, lag, error, projection } = row;
  const acts = onAsk ? actsOf(row) : [];
  const words = nameOf(name);
  return (
    <li className={styles['card']} data-testid={`reader-${name}`}>
      <div className={styles['line']}>
        <div className={styles['words']}>
          <strong>{words}</strong>
          {words !== name && <span className={`code ${styles['soft']}`}>{projection?.live ?? name}</span>}
        </div>
        <Tag {...standLooks[stand]} status={stand}>
          {t(`stand.${stand}`, { count: lag.events, seconds: Math.round(lag.seconds) })}
        </Tag>
        <span className={styles['soft']}>
          {t('heard')} <DateTime value={row.at} />
        </span>
        <span className={styles['acts']}>
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              type={act === 'switch' ? 'primary' : 'default'}
              onClick={() => onAsk?.({ act, name })}
            >
              {t(`act.${act}.open`)}
              <span className="visually-hidden"> · {words}</span>
            </Button>
          ))}
        </span>
      </div>
      {error && <p className={styles['fault']}>{error}</p>}
      {projection?.rebuild && <RebuildView of={projection.rebuild} />}
    </li>
  );
}
