import { catalogueExportEndpoints } from '@reprise/contracts/catalogue-files';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { exportRequested, exportReset, type ExportState } from './export.slice';
import styles from './exports.module.css';

type Props = { accountId: string; state: ExportState };

/** Start, download, restart, another one, back to the dashboard. */
export function ExportActs({ accountId, state }: Props) {
  const { t } = useTranslation('exports');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const file = useFile();
  const { status, type } = state;
  const start = () => type && dispatch(exportRequested({ accountId, type }));
  const download = (): void => {
    if (state.status !== 'success') return;
    const { id, key } = state.file;
    const call = { params: { id }, query: { key, account_id: accountId } };
    file.save(catalogueExportEndpoints[state.type].download, call, `${state.type}.csv`);
  };
  const ended = status === 'success' || status === 'error';
  return (
    <>
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      <div className={styles['acts']}>
        {status === 'not-started' && (
          <Button type="primary" disabled={!type} onClick={start}>
            {t('start')}
          </Button>
        )}
        {status === 'success' && (
          <Button
            type="primary"
            loading={file.status === 'fetching'}
            icon={<Icon name="download" size={16} />}
            onClick={download}
          >
            {t('download')}
          </Button>
        )}
        {ended && <Button onClick={start}>{t('restart')}</Button>}
        {ended && <Button onClick={() => dispatch(exportReset())}>{t('new')}</Button>}
        {/* "Cancel reloads the page" (back office §4): the file is still written, nobody waits for it. */}
        {status === 'in-progress' && <Button onClick={() => dispatch(exportReset())}>{t('cancel')}</Button>}
        {status !== 'in-progress' && (
          <Button onClick={() => void navigate('/home')}>{t('to-dashboard')}</Button>
        )}
      </div>
    </>
  );
}
