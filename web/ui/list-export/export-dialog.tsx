import type { FileExport, ListExportCalls } from '@reprise/contracts/exports';
import { Button, Modal, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { QueryParams } from '../../kernel/api';
import { useFile } from '../../kernel/files';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { Icon } from '../icon';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { useExport } from './use-export';

/** `sentence` says what the file holds, `file` is what it is saved as. */
export type ListExport = {
  readonly calls: ListExportCalls;
  readonly sentence: string;
  readonly file: string;
};
type Props = ListExport & { query: QueryParams; onClose: () => void };

/** Exports what a list shows, tells how far that is, and offers the file. Closing it stops nothing. */
export function ExportDialog({ calls, sentence, file, query, onClose }: Props) {
  const { t } = useTranslation('list-export');
  const problemText = useProblemText();
  const { job, isRunning, problem, start } = useExport(calls, query);
  const words = job ? t(job.url ? 'done' : 'running', { count: job.entries_count }) : '';
  return (
    <Modal
      open
      centered
      title={t('title')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('close')}
        </Button>,
        problem && (
          <Button key="again" type="primary" onClick={start}>
            {t('again')}
          </Button>
        ),
        job?.url && <Download key="file" job={job} name={file} download={calls.download} />,
      ]}
    >
      <p>{sentence}</p>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {isRunning && <Progress percent={100} status="active" showInfo={false} aria-label={t('progress')} />}
      {!problem && <p>{words}</p>}
      <LiveRegion message={words} />
    </Modal>
  );
}

type Downloaded = { job: FileExport; name: string; download: ListExportCalls['download'] };

function Download({ job: { id, url }, name, download }: Downloaded) {
  const { t } = useTranslation('list-export');
  const file = useFile();
  const key = new URLSearchParams(url?.split('?')[1]).get('key') ?? '';
  const save = (): void => file.save(download, { params: { id }, query: { key } }, name);
  return (
    <Button
      type="primary"
      icon={<Icon name="download" size={16} />}
      loading={file.status === 'fetching'}
      onClick={save}
    >
      {t('download')}
    </Button>
  );
}
