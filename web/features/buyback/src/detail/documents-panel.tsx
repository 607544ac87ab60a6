import {
  type BuybackRow,
  downloadShippingLabel,
  downloadTrackingSheet,
  downloadTransferOrder,
} from '@reprise/contracts/buyback';
import { labelExpected } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import styles from '../buyback.module.css';
import { Panel } from '../../../../ui/file/facts';

type Paper = {
  key: 'label' | 'sheet' | 'transfer';
  endpoint: typeof downloadShippingLabel | typeof downloadTrackingSheet | typeof downloadTransferOrder;
  file: string;
  reason?: string | undefined;
};

/** What somebody can do something about; that a label takes its time is said in any case. */
const troubles: readonly string[] = ['transport-provider-unreachable', 'label-address-incomplete'];

/** Label, tracking sheet, transfer order: printed at once, or saved. A paper that does not exist yet shows why. */
export function DocumentsPanel({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  // File names of customer journey §9.
  const label: Paper = {
    key: 'label',
    endpoint: downloadShippingLabel,
    file: `tracking-label-${row.identificationNumber}.pdf`,
    reason: row.transport.labelKey ? undefined : t('document.label-not-ready'),
  };
  const sheet: Paper = {
    key: 'sheet',
    endpoint: downloadTrackingSheet,
    file: `vervolgblad-${row.identificationNumber}.pdf`,
  };
  const transfer: Paper = {
    key: 'transfer',
    endpoint: downloadTransferOrder,
    file: `terugkoop-${row.identificationNumber}.pdf`,
    reason: row.finalisedAt ? undefined : t('document.transfer-not-ready'),
  };
  const papers = labelExpected(row.circuit) ? [label, sheet, transfer] : [sheet, transfer];
  return (
    <Panel title={t('panel.documents')} testId="documents-panel">
      {papers.map((paper) => (
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
  const shared = { disabled: !!paper.reason, loading: status === 'fetching' };
  return (
    <div className={styles['form']} data-testid={`document-${paper.key}`}>
      <div className={styles['heading']}>
        <span className={styles['fact']}>
          <span className={styles['value']} style={{ fontSize: 'var(--size-sm)' }}>
            {name}
          </span>
          {paper.reason && <span className={styles['term']}>{paper.reason}</span>}
        </span>
        <span className={styles['buttons']}>
          <Button
            {...shared}
            icon={<Icon name="print" size={16} />}
            aria-label={t('document.print', { name })}
            title={paper.reason ?? t('document.print', { name })}
            onClick={() => print(paper.endpoint, call)}
          />
          <Button
            {...shared}
            icon={<Icon name="download" size={16} />}
            aria-label={t('document.save', { name })}
            title={paper.reason ?? t('document.save', { name })}
            onClick={() => save(paper.endpoint, call, paper.file)}
          />
        </span>
      </div>
      {isTold && <Notice family="red">{problemText(problem)}</Notice>}
    </div>
  );
}
