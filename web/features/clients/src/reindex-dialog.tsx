import { reindexEndpoints, type CatalogueReindex } from '@reprise/contracts/catalogue';
import { Modal, Progress } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { useRecord, useSubmission } from '../../../kernel/store';
import { exactTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';

const pollingMs = 3000;
type Props = { id: string; name: string; onClose: () => void };

/** Builds the product search of a client anew, and tells how far that is; closing it stops nothing. */
export function ReindexDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('clients');
  const problemText = useProblemText();
  const { value, problem, refresh } = useRecord(
    reindexEndpoints.read,
    { params: { id } },
    { every: pollingMs },
  );
  const start = useSubmission();
  useEffect(() => {
    if (start.status === 'accepted') refresh();
  }, [start.status, refresh]);
  const refused = start.problem ?? problem;
  return (
    <Modal
      open
      centered
      title={t('reindex.title')}
      okText={t('reindex.start')}
      cancelText={t('reindex.close')}
      okButtonProps={{ disabled: !value || value.state === 'running' }}
      confirmLoading={start.status === 'sending'}
      onOk={() => start.submit(reindexEndpoints.start, { params: { id } })}
      onCancel={onClose}
    >
      <p>{t('reindex.sentence', { name })}</p>
      {refused && <Notice family="red">{problemText(refused)}</Notice>}
      {!value && !refused && <TextSkeleton lines={2} />}
      {value && <HowFar of={value} />}
    </Modal>
  );
}

function HowFar({ of: { state, done, total, refused, startedAt, endedAt } }: { of: CatalogueReindex }) {
  const { t, i18n } = useTranslation('clients');
  const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0;
  const at = endedAt ?? startedAt;
  const family = { never: 'grey', running: 'blue', done: 'green', failed: 'red' } as const;
  return (
    <div aria-live="polite">
      {state === 'running' && <Progress percent={percent} aria-label={t('reindex.progress')} />}
      <Notice family={family[state]}>
        {t(`reindex.state-${state}`, { done, total, at: at ? exactTime(Date.parse(at), i18n.language) : '' })}
      </Notice>
      {refused > 0 && <Notice family="amber">{t('reindex.refused', { count: refused })}</Notice>}
    </div>
  );
}
