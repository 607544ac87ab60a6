import { type ConsumerRow, projectionEndpoints } from '@reprise/contracts/projections';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { type Asked, ActDialog } from './act-dialog';
import { ConsumerCard } from './consumer-card';
import { OperatorActs } from './operator-acts';
import { ParkedKeys } from './parked-keys';
import styles from './projections.module.css';

const every = 2000;

/** Whether lists follow the log, the rebuild of a list, and what waits for somebody. */
export default function ProjectionsPage() {
  const { t } = useTranslation('projections');
  const mayManage = usePermission('projection.manage');
  const { value, problem, refresh } = useRecord(projectionEndpoints.list, {}, { every });
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  const done = useCallback(
    (what: Asked): void => {
      setAsked(undefined);
      setSaid(t(`done.${what.act}`));
      refresh();
    },
    [refresh, t],
  );
  const ask = mayManage ? setAsked : undefined;
  return (
    <Page title={t('title')} context={t('context')}>
      {problem && !value && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={8} />}
      {said && <Notice family="green">{said}</Notice>}
      <LiveRegion message={said} />
      {value && <Readers of={value} onAsk={ask} />}
      <OperatorActs key={said} />
      {asked && <ActDialog asked={asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </Page>
  );
}

type Props = { of: readonly ConsumerRow[]; onAsk: ((asked: Asked) => void) | undefined };

function Readers({ of, onAsk }: Props) {
  const { t } = useTranslation('projections');
  const parts = [
    ['projections', of.filter(({ projection }) => projection)],
    ['others', of.filter(({ projection }) => !projection)],
  ] as const;
  return (
    <>
      <ParkedKeys of={of} onAsk={onAsk} />
      {parts.map(([part, rows]) => (
        <section key={part} aria-labelledby={`readers-${part}`}>
          <h2 id={`readers-${part}`} className={styles['heading']}>
            {t(`part.${part}`)}
          </h2>
          <p className={styles['soft']}>{t(`part-help.${part}`)}</p>
          <ul className={styles['cards']}>
            {rows.map((row) => (
              <ConsumerCard key={row.name} row={row} onAsk={onAsk} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
