import {
  downloadShippingLabel,
  downloadTrackingSheet,
  readAdditionalInfos,
} from '@reprise/contracts/buyback';
import { readIn } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { useLabel } from '../../../../kernel/labels';
import { useRecord } from '../../../../kernel/store';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';

/** What goes with one product: its label, as soon as it is there, its sheet, and what must be seen first. */
export function BuybackPapers({ id }: { id: string }) {
  const { t, i18n } = useTranslation('store-desk');
  const problemText = useProblemText();
  const sheet = useFile();
  const { value } = useRecord(readAdditionalInfos, { params: { id } });
  if (!value) return null;
  const { highlightedInstruction } = readIn(value, i18n.language);
  return (
    <>
      {sheet.problem && <Notice family="red">{problemText(sheet.problem)}</Notice>}
      {highlightedInstruction && <Notice family="amber">{highlightedInstruction}</Notice>}
      {(value.labelExpected || value.trackingSheetExpected) && (
        <div className={styles['done']}>
          {value.labelExpected && <Label id={id} isReady={value.labelReady} />}
          {value.trackingSheetExpected && (
            <Button
              size="large"
              icon={<Icon name="print" size={18} />}
              loading={sheet.status === 'fetching'}
              onClick={() => sheet.print(downloadTrackingSheet, { params: { id } })}
            >
              {t('done.sheet')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Checked as customer journey §4 says, until it is ready or given up. */
function Label({ id, isReady }: { id: string; isReady: boolean }) {
  const { t } = useTranslation('store-desk');
  const problemText = useProblemText();
  const file = useFile();
  const label = useLabel({ id, expected: true, isReady });
  if (label === 'not-expected') return <Notice family="grey">{t('done.label-not-expected')}</Notice>;
  if (label === 'not-available')
    return (
      <Notice family="amber" title={t('done.label-not-available')}>
        {t('done.label-later')}
      </Notice>
    );
  return (
    <>
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      <Button
        size="large"
        icon={<Icon name="tag" size={18} />}
        loading={label === 'waiting' || file.status === 'fetching'}
        onClick={() => file.print(downloadShippingLabel, { params: { id } })}
      >
        {t(label === 'waiting' ? 'done.label-not-ready' : 'done.label')}
      </Button>
    </>
  );
}
