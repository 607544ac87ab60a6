import { downloadCartTransferOrder } from '@reprise/contracts/buyback';
import { readIn } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { BuybackPapers } from '../create/buyback-papers';
import styles from '../desk.module.css';
import type { SoldCart } from './desk-cart.slice';

/** The products are in the store: each with its number and its papers. */
export function CartHandedOver({ sold }: { sold: SoldCart }) {
  const { storeId, cartId, buybacks } = sold;
  const { t, i18n } = useTranslation('store-desk');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const order = useFile();
  const title = t('cart.done', { count: buybacks.length });
  return (
    <Page title={title} documentTitle={title} context={t('cart.done-context')}>
      <LiveRegion message={title} />
      {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
      <div className={styles['done']} data-testid="handed-over">
        <Button
          autoFocus
          size="large"
          type="primary"
          icon={<Icon name="plus" size={18} />}
          onClick={() => void navigate('/search')}
        >
          {t('done.new')}
        </Button>
        <Button
          size="large"
          icon={<Icon name="print" size={18} />}
          loading={order.status === 'fetching'}
          onClick={() => order.print(downloadCartTransferOrder, { params: { storeId, cartId } })}
        >
          {t('done.print-again')}
        </Button>
      </div>
      <ul className={styles['sold']}>
        {buybacks.map((buyback) => (
          <li key={buyback.id} className={styles['panel']}>
            <h2 className={styles['panel-title']}>{readIn(buyback, i18n.language).productLabel}</h2>
            <Link to={`/buyback/${buyback.id}`} className="code">
              {buyback.identificationNumber}
            </Link>
            <BuybackPapers id={buyback.id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
