import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import type { ExportState } from './export.slice';

/** How far the export is, or how it ended. */
export function ExportOutcome({ state }: { state: ExportState }) {
  const { t } = useTranslation('exports');
  const problemText = useProblemText();
  if (state.status === 'not-started') return <p>{t('hint')}</p>;
  if (state.status === 'error')
    return (
      <Notice family="red" title={t('failed')}>
        {problemText(state.problem)}
      </Notice>
    );
  const words = t(state.status === 'success' ? 'done' : 'running', { count: state.entries });
  return (
    <>
      {state.status === 'success' ? (
        <Notice family="green" title={t('ready')}>
          {words}
        </Notice>
      ) : (
        <div>
          <p>{words}</p>
          <Progress percent={100} status="active" showInfo={false} aria-label={t('progress')} />
        </div>
      )}
      <LiveRegion message={words} />
    </>
  );
}
