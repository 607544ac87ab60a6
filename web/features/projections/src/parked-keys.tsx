import type { ConsumerRow, ParkedKeyRow } from '@reprise/contracts/projections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { Tag } from '../../../ui/tag';
import type { Asked } from './act-dialog';
import styles from './projections.module.css';
import { useNameOf } from './use-name-of';

type Props = { of: readonly ConsumerRow[]; onAsk: ((asked: Asked) => void) | undefined };

/** What waits for an operator, and what is being retried without one. */
export function ParkedKeys({ of, onAsk }: Props) {
  const { t } = useTranslation('projections');
  const keys = of.flatMap(({ name, parked }) => parked.map((key) => ({ name, key })));
  const waiting = keys.filter(({ key }) => key.status === 'parked').length;
  return (
    <section aria-labelledby="parked">
      <h2 id="parked" className={styles['heading']}>
        {t('parked.title')}
      </h2>
      {keys.length === 0 && <Notice family="green">{t('parked.none')}</Notice>}
      {waiting > 0 && <Notice family="amber">{t('parked.waiting', { count: waiting })}</Notice>}
      <ul className={styles['cards']}>
        {keys.map(({ name, key }) => (
          <ParkedCard key={`${name} ${key.key}`} name={name} of={key} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { name: string; of: ParkedKeyRow; onAsk: Props['onAsk'] };

function ParkedCard({ name, of, onAsk }: CardProps) {
  const { t } = useTranslation('projections');
  const nameOf = useNameOf();
  const { key, status, events, attempts, error, since, first } = of;
  return (
    <li className={styles['card']} data-testid={`parked-${key}`}>
      <div className={styles['line']}>
        <div className={styles['words']}>
          <strong className="code">{key}</strong>
          <span className={styles['soft']}>{nameOf(name)}</span>
        </div>
        <Tag family={status === 'parked' ? 'amber' : 'blue'} icon={status === 'parked' ? 'alert' : 'refresh'}>
          {t(`parked.${status}`)}
        </Tag>
        {onAsk && (
          <span className={styles['acts']}>
            <Button size="small" onClick={() => onAsk({ act: 'retry-key', name, key: of })}>
              {t('act.retry-key.open')}
              <span className="visually-hidden"> · {key}</span>
            </Button>
            <Button size="small" danger onClick={() => onAsk({ act: 'skip-event', name, key: of })}>
              {t('act.skip-event.open')}
              <span className="visually-hidden"> · {key}</span>
            </Button>
          </span>
        )}
      </div>
      <p className={styles['fault']}>{error}</p>
      <p className={styles['soft']}>
        {t('parked.facts', { count: events, attempts })} · <DateTime value={since} />
        {first && ` · ${t('parked.first', { type: first.type })}`}
      </p>
    </li>
  );
}
