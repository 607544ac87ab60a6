import { downloadTransferOrder, readAdditionalInfos } from '@reprise/contracts/buyback';
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
import { BuybackPapers } from './buyback-papers';

type Props = {
  id: string;
  identificationNumber: string;
  /** The transfer order was printed and signed before; otherwise it is now. */
  signed?: boolean;
};

/** The product is in the store: one press prints the transfer order in the right number of copies. */
export function HandedOver({ id, identificationNumber, signed = false }: Props) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const button = useRef<HTMLButtonElement>(null);
  const order = useFile();
  const { value } = useRecord(readAdditionalInfos, { params: { id } });
  const copies = value?.transferOrderCopies;
  useEffect(() => button.current?.focus(), []);
  return (
    <Page
      title={t('done.title')}
      aside={<span className={`code ${styles['number']}`}>{identificationNumber}</span>}
      documentTitle={t('done.title')}
      context={t(signed ? 'done.keep' : 'done.context')}
    >
      <LiveRegion message={t('done.title')} />
      {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
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
          {copies === undefined || signed
            ? t(signed ? 'done.print-again' : 'done.print')
            : t('done.print-copies', { count: copies })}
        </Button>
        <Button size="large" onClick={() => void navigate(`/buyback/${id}`)}>
          {t('done.open')}
        </Button>
        <Button size="large" icon={<Icon name="plus" size={18} />} onClick={() => void navigate('/search')}>
          {t('done.new')}
        </Button>
      </div>
      <BuybackPapers id={id} />
    </Page>
  );
}
