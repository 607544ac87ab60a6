import { importEndpoints, type ImportDraft } from '@reprise/contracts/imports';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { Notice } from '../../../ui/notice';
import { CountsRow } from './counts-row';
import { IgnoredLines } from './ignored-lines';
import { ImportTag } from './import-tag';
import styles from './imports.module.css';
import { paths } from './imports.paths';
import { useErrorText } from './use-fault-text';
import { useSteps } from './use-steps';

type Props = { draft: ImportDraft; onDone: () => void; onAnother: () => void };

/** How far the import is, and what it has done. */
export function RunStep({ draft, onDone, onAnother }: Props) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { act, sending, problem } = useSteps(draft, onDone);
  const { progress, report, status, content, id } = draft;
  const accountId = draft.destination_account.id;
  const isOver = draft.ended_at !== null;
  const percent = progress.total > 0 ? Math.floor((100 * progress.done) / progress.total) : 0;
  const toList = (): void => void navigate(generatePath(paths.list, { organizationId: accountId }));
  return (
    <section className={styles['wide']}>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {report.error && <Notice family="red">{errorText(report.error)}</Notice>}
      <div aria-live="polite">
        <ImportTag status={status} />
      </div>
      {!isOver && <Progress percent={percent} aria-label={t('run.progress')} />}
      <CountsRow counts={progress.counts} />
      {isOver && (
        <IgnoredLines
          {...{ accountId, id, content }}
          lines={report.ignored_lines}
          total={report.lines_count.ignored}
        />
      )}
      <div className={styles['acts']}>
        {isOver ? (
          <Button type="primary" onClick={onAnother}>
            {t('run.another')}
          </Button>
        ) : (
          <Button danger loading={sending} onClick={() => act(importEndpoints.cancel)}>
            {t('cancel')}
          </Button>
        )}
        <Button onClick={toList}>{t('run.to-list')}</Button>
      </div>
    </section>
  );
}
