import {
  downloadShippingLabel,
  downloadTrackingSheet,
  downloadTransferOrder,
  readAdditionalInfos,
} from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { useRecord } from '../../../../kernel/store';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import styles from '../desk.module.css';

/** The product is in the store: one press prints the transfer order in the right number of copies. */
export function HandedOver({ id, identificationNumber }: { id: string; identificationNumber: string }) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const button = useRef<HTMLButtonElement>(null);
  const order = useFile();
  const label = useFile();
  const sheet = useFile();
  const { value } = useRecord(readAdditionalInfos, { params: { id } });
  const copies = value?.transferOrderCopies;
  const { labelExpected = false, labelReady = false } = value ?? {};
  useEffect(() => button.current?.focus(), []);
  const problem = order.problem ?? label.problem ?? sheet.problem;
  return (
    <Page
      title={t('done.title')}
      aside={<span className={`code ${styles['number']}`}>{identificationNumber}</span>}
      documentTitle={t('done.title')}
      context={t('done.context')}
    >
      <LiveRegion message={t('done.title')} />
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {value?.highlightedInstruction && <Notice family="amber">{value.highlightedInstruction}</Notice>}
      <div className={styles['done']} data-testid="handed-over">
        <Button
          ref={button}
          size="large"
          type="primary"
          icon={<Icon name="print" size={18} />}
          loading={order.status === 'fetching'}
          onClick={() => order.print(downloadTransferOrder, { params: { id } })}
          data-testid="print-transfer-order"
        >
          {copies === undefined ? t('done.print') : t('done.print-copies', { count: copies })}
        </Button>
        {labelExpected && (
          <Button
            size="large"
            icon={<Icon name="tag" size={18} />}
            loading={label.status === 'fetching'}
            disabled={!labelReady}
            title={labelReady ? undefined : t('done.label-not-ready')}
            onClick={() => label.print(downloadShippingLabel, { params: { id } })}
          >
            {t('done.label')}
          </Button>
        )}
        {value?.trackingSheetExpected && (
          <Button
            size="large"
            icon={<Icon name="print" size={18} />}
            loading={sheet.status === 'fetching'}
            onClick={() => sheet.print(downloadTrackingSheet, { params: { id } })}
          >
            {t('done.sheet')}
          </Button>
        )}
        <Button size="large" onClick={() => void navigate(`/buyback/${id}`)}>
          {t('done.open')}
        </Button>
        <Button size="large" icon={<Icon name="plus" size={18} />} onClick={() => void navigate('/search')}>
          {t('done.new')}
        </Button>
      </div>
    </Page>
  );
}
