import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { Icon } from '../../../ui/icon';
import { LiveRegion } from '../../../ui/live-region';
import styles from './expedition.module.css';
import { entryDismissed, type PackEntry, packRetried, selectEntries } from './packing.slice';

const undecided = (entry: PackEntry): boolean => entry.problem?.status === 0 || entry.problem?.status === 503;

/** Codes that could not be packed, each with its reason beside it. */
export function RefusedCodes({ packageId }: { packageId: string }) {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const own = useSelector(selectEntries).filter((entry) => entry.packageId === packageId);
  const open = own.filter(({ state }) => state !== 'packed');
  const reason = ({ fault, problem }: PackEntry): string =>
    fault ? t(`fault.${fault}`) : problem ? problemText(problem) : t('sending');
  const [latest] = open;
  return (
    <section className={styles['card']} aria-labelledby="refused-title" data-testid="refused">
      <h2 id="refused-title" className={styles['card-title']}>
        {t('refused', { count: open.length })}
      </h2>
      {open.length === 0 && <p className={styles['soft']}>{t('refused-none')}</p>}
      <ol className={styles['refusals']}>
        {open.map((entry) => (
          <li key={entry.id} data-state={entry.state}>
            <p className={styles['line']}>
              <span className={entry.state === 'refused' ? styles['bad'] : styles['soft']}>
                <Icon name={entry.state === 'refused' ? 'cross-circle' : 'clock'} size={16} />
              </span>
              <span className="code">{entry.code}</span>
            </p>
            <p>{reason(entry)}</p>
            {entry.state === 'refused' && (
              <p className={styles['line']}>
                {undecided(entry) && (
                  <Button size="small" onClick={() => dispatch(packRetried(entry.id))}>
                    {t('action.retry')}
                  </Button>
                )}
                {entry.problem?.code === 'expedition-item-needs-label' && (
                  <Link to="/packing-with-label">{t('labelled.title')}</Link>
                )}
                <Button
                  size="small"
                  type="text"
                  aria-label={t('action.dismiss-code', { code: entry.code })}
                  onClick={() => dispatch(entryDismissed(entry.id))}
                >
                  {t('action.dismiss')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <LiveRegion message={latest?.state === 'refused' ? `${latest.code}: ${reason(latest)}` : ''} />
    </section>
  );
}
