import { importEndpoints, type CatalogImport } from '@reprise/contracts/imports';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { useSubmission } from '../../../kernel/store';
import { useLatest } from '../../../kernel/store/use-latest';
import { DateTime } from '../../../ui/date-time';
import { Drawer } from '../../../ui/drawer';
import { Notice } from '../../../ui/notice';
import { CountsRow } from './counts-row';
import { IgnoredLines } from './ignored-lines';
import { ImportTag } from './import-tag';
import styles from './imports.module.css';
import { useErrorText } from './use-fault-text';
import { useSourceName } from './use-source-name';

type Props = {
  accountId: string;
  row: CatalogImport | undefined;
  onClose: () => void;
  onChanged: () => void;
};

const times = ['created_at', 'queued_at', 'started_at', 'ended_at'] as const;

/** One import of the list: what it is, when it ran, what it did. */
export function ImportPanel({ row, onClose, ...rest }: Props) {
  const { t } = useTranslation('imports');
  return (
    <Drawer open={row !== undefined} size={520} title={t('panel.title')} onClose={onClose}>
      {row && <Content row={row} {...rest} />}
    </Drawer>
  );
}

function Content({ row, accountId, onChanged }: Omit<Props, 'row' | 'onClose'> & { row: CatalogImport }) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const problemText = useProblemText();
  const sourceName = useSourceName();
  const { submit, status, problem } = useSubmission();
  const changed = useLatest(onChanged);
  useEffect(() => {
    if (status === 'accepted') changed.current();
  }, [changed, status]);
  const params = { accountId, id: row.id };
  const general = {
    status: <ImportTag status={row.status} />,
    source: sourceName(row),
    destination: row.destination_account.common_name,
    data: t('data', { content: t(`content.${row.content}`), strategy: t(`strategy.${row.strategy}`) }),
  };
  return (
    <div className={styles['panel']}>
      {row.report.error && <Notice family="red">{errorText(row.report.error)}</Notice>}
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <CountsRow counts={row.report.lines_count} />
      <h3>{t('panel.general')}</h3>
      <dl className={styles['facts']}>
        {(['status', 'source', 'destination', 'data'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`column.${key}`)}</dt>
            <dd>{general[key]}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('panel.dates')}</h3>
      <dl className={styles['facts']}>
        {times.map((key) => (
          <div key={key}>
            <dt>{t(`time.${key}`)}</dt>
            <dd>
              <DateTime value={row[key]} format="exact" />
            </dd>
          </div>
        ))}
      </dl>
      <IgnoredLines
        accountId={accountId}
        content={row.content}
        id={row.id}
        lines={row.report.ignored_lines}
        total={row.report.lines_count.ignored}
      />
      {row.status === 'in_progress' && (
        <Button
          danger
          loading={status === 'sending'}
          onClick={() => submit(importEndpoints.cancel, { params })}
        >
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
