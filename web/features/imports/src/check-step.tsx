import { importEndpoints, type ImportDraft } from '@reprise/contracts/imports';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { CountsRow } from './counts-row';
import { Differences } from './differences';
import { IgnoredLines } from './ignored-lines';
import styles from './imports.module.css';
import { useSteps } from './use-steps';

type Props = { draft: ImportDraft; onBack: () => void; onDone: () => void };

/** What the import would do. Nothing is written yet. */
export function CheckStep({ draft, onBack, onDone }: Props) {
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  const { act, sending, problem } = useSteps(draft, onDone);
  const { dry_run: found, content, id } = draft;
  const accountId = draft.destination_account.id;
  if (!found)
    return (
      <section className={styles['step']}>
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        <Notice family="blue">{t('check.running', { count: draft.progress.done })}</Notice>
        <div className={styles['acts']}>
          <Button loading={sending} onClick={() => act(importEndpoints.cancel)}>
            {t('cancel')}
          </Button>
        </div>
      </section>
    );
  const { inserted, updated, ignored } = found.counts;
  return (
    <section className={styles['wide']}>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <LiveRegion message={t('check.done', { inserted, updated, ignored })} />
      <p>{t('check.nothing-written')}</p>
      <CountsRow counts={found.counts} />
      <Differences content={content} differences={found.differences} total={updated} />
      <IgnoredLines {...{ accountId, id, content }} lines={found.ignored_lines} total={ignored} isDryRun />
      <div className={styles['acts']}>
        <Button
          type="primary"
          loading={sending}
          disabled={inserted + updated === 0}
          onClick={() => act(importEndpoints.start)}
        >
          {t('check.start', { count: inserted + updated })}
        </Button>
        <Button disabled={sending} onClick={onBack}>
          {t('check.back')}
        </Button>
        <Button disabled={sending} onClick={() => act(importEndpoints.cancel)}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
