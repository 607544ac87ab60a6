import { type BuybackRow, downloadShippingLabel } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import { type Paper, papersOf } from '../actions/papers.rules';
import styles from '../buyback.module.css';
import { Panel } from '../../../../ui/file/facts';

/** What somebody can do something about; that a label takes its time is said in any case. */
const troubles: readonly string[] = ['transport-provider-unreachable', 'label-address-incomplete'];

/** Label, tracking sheet, transfer order: printed at once, or saved. A paper that does not exist yet shows why. */
export function DocumentsPanel({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  return (
    <Panel title={t('panel.documents')} testId="documents-panel">
      {papersOf(row).map((paper) => (
        <PaperLine key={paper.key} id={row.id} paper={paper} />
      ))}
    </Panel>
  );
}

function PaperLine({ id, paper }: { id: string; paper: Paper }) {
  const { t } = useTranslation('buyback');
  const problemText = useProblemText();
  const { status, problem, print, read, save } = useFile();
  const call = { params: { id } };
  // What keeps a label away is known only to whoever is asked for it.
  const isMissing = paper.key === 'label' && paper.reason !== undefined;
  useEffect(() => {
    if (isMissing) read(downloadShippingLabel, { params: { id } }, () => undefined);
  }, [isMissing, read, id]);
  const isTold = problem && (!isMissing || troubles.includes(problem.code));
  const name = t(`document.${paper.key}`);
  const reason = paper.reason && t(`document.${paper.reason}`);
  const shared = { disabled: !!reason, loading: status === 'fetching' };
  return (
    <div className={styles['form']} data-testid={`document-${paper.key}`}>
      <div className={styles['paper']}>
        <span className={styles['paper-name']}>
          {name}
          {reason && <span className={styles['reason']}>{reason}</span>}
        </span>
        <span className={styles['buttons']}>
          <Button
            {...shared}
            icon={<Icon name="print" size={16} />}
            aria-label={t('document.print', { name })}
            title={reason ?? t('document.print', { name })}
            onClick={() => print(paper.endpoint, call)}
          />
          <Button
            {...shared}
            icon={<Icon name="download" size={16} />}
            aria-label={t('document.save', { name })}
            title={reason ?? t('document.save', { name })}
            onClick={() => save(paper.endpoint, call, paper.file)}
          />
        </span>
      </div>
      {isTold && <Notice family="red">{problemText(problem)}</Notice>}
    </div>
  );
}
