import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useProblemText } from '../../../kernel/i18n';
import { DateTime } from '../../../ui/date-time';
import { useActorText } from '../../../ui/file/use-actor-text';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { StatusTag } from '../../../ui/status-tag';
import { selectTrace, traceDismissed, type TraceEntry } from './item-acts.slice';
import styles from './quarantine.module.css';

const shownAtMost = 3;

/** What was done on this screen, until somebody dismisses it. */
export function Trace() {
  const { t } = useTranslation('quarantine');
  const trace = useSelector(selectTrace);
  if (trace.length === 0) return null;
  return (
    <section className={styles['trace']} aria-label={t('trace')} data-testid="trace">
      {trace.slice(0, shownAtMost).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function Entry({ entry }: { entry: TraceEntry }) {
  const { t } = useTranslation('quarantine');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { outcome, act, code, problem, item, last, place, at } = entry;
  const actorText = useActorText();
  const dismiss = (
    <Button
      type="text"
      size="small"
      aria-label={t('dismiss', { code })}
      icon={<Icon name="close" size={16} />}
      onClick={() => dispatch(traceDismissed(entry.id))}
    />
  );
  return (
    <Notice
      family={outcome === 'done' ? 'green' : 'red'}
      title={t(`${outcome}.${act}`, { code })}
      action={dismiss}
    >
      {place && outcome === 'done' && <p>{t('move-to', { place })}</p>}
      {problem && <p>{problemText(problem)}</p>}
      {problem && item && (
        <p className={styles['line']}>
          {t('changed-by-other')} <StatusTag status={item.status} />{' '}
          <DateTime value={last?.at ?? item.updatedAt} format="exact" />
          {last && ` · ${actorText(last)}`}
        </p>
      )}
      <p className={styles['soft']}>
        <DateTime value={at} />
      </p>
    </Notice>
  );
}
