import { importEndpoints, type IgnoredLine, type ImportContent } from '@reprise/contracts/imports';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import styles from './imports.module.css';
import { useFaultText } from './use-fault-text';

type Props = {
  accountId: string;
  id: string;
  content: ImportContent;
  lines: readonly IgnoredLine[];
  total: number;
  /** A dry run keeps no lines to download. */
  isDryRun?: boolean;
};

/** The lines that were left out, each with what is wrong with it; all of them as a file. */
export function IgnoredLines({ accountId, id, content, lines, total, isDryRun }: Props) {
  const { t } = useTranslation('imports');
  const faultText = useFaultText(content);
  const problemText = useProblemText();
  const { save, status, problem } = useFile();
  if (total === 0) return null;
  const call = { params: { accountId, id } };
  return (
    <section className={styles['ignored']}>
      <h3>{t('ignored.title', { count: total })}</h3>
      <ul>
        {lines.map(({ line, faults }) => (
          <li key={line}>
            <span className="figures">{line}</span>
            <span>{faults.map(faultText).join(' ')}</span>
          </li>
        ))}
      </ul>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {lines.length < total && <p>{t('ignored.first', { shown: lines.length })}</p>}
      {isDryRun ? (
        <p>{t('ignored.later')}</p>
      ) : (
        <Button
          icon={<Icon name="download" size={16} />}
          loading={status === 'fetching'}
          onClick={() => save(importEndpoints.ignoredLines, call, t('ignored.file'))}
        >
          {t('ignored.download', { count: total })}
        </Button>
      )}
    </section>
  );
}
