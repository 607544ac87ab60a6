import { readBuybackAccesses } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { ErrorState } from '../../../../ui/error-state';
import { Panel } from '../../../../ui/file/facts';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../buyback.module.css';

/** Who looked at the customer of this file, when, and for what. */
export function AccessesPanel({ id }: { id: string }) {
  const { t } = useTranslation('buyback');
  const may = useMayCall(readBuybackAccesses);
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <Panel title={t('accesses.title')} testId="accesses-panel">
      {open ? <Accesses id={id} /> : <Button onClick={() => setOpen(true)}>{t('accesses.show')}</Button>}
    </Panel>
  );
}

function Accesses({ id }: { id: string }) {
  const { t } = useTranslation('buyback');
  const { value, problem, refresh } = useRecord(readBuybackAccesses, { params: { id } });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={3} />;
  if (value.accesses.length === 0) return <p className={styles['soft']}>{t('accesses.nobody')}</p>;
  return (
    <ul className={styles['accesses']}>
      {value.accesses.map(({ at, act, userId, userName }) => (
        <li key={`${at} ${userId} ${act}`}>
          <span>{userName ?? t('accesses.outsider')}</span>
          <span className={styles['soft']}>
            {t(`accesses.act.${act}`)} · <DateTime value={at} format="exact" />
          </span>
        </li>
      ))}
    </ul>
  );
}
