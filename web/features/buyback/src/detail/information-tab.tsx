import type { BuybackRow } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import styles from '../buyback.module.css';
import { CustomerPanel } from './customer-panel';
import { DocumentsPanel } from './documents-panel';
import { Fact, Facts, Panel } from './facts';
import { PaymentPanel } from './payment-panel';
import { TransportPanel } from './transport-panel';
import { usePlace } from './use-place';

type Props = { row: BuybackRow; customerShown: boolean; onShowCustomer: () => void };

export function InformationTab({ row, customerShown, onShowCustomer }: Props) {
  const { t } = useTranslation(['buyback', 'enums']);
  const store = usePlace(row.storeId);
  const warehouse = usePlace(row.warehouseId);
  return (
    <div className={styles['main']}>
      <Panel title={t('panel.product')}>
        <Facts>
          <Fact term={t('column.product')}>{row.productLabel}</Fact>
          <Fact term={t('column.brand')}>{row.brand}</Fact>
          <Fact term={t('column.category')}>{row.categoryLabel}</Fact>
          <Fact term={t('column.circuit')}>{t(`enums:circuit.${row.circuit}`)}</Fact>
          {row.imei && (
            <Fact term={t('column.imei')}>
              <span className="code">{row.imei}</span>
              {row.forcedInvalidImei && <span className={styles['warning']}> {t('imei-forced')}</span>}
            </Fact>
          )}
          {row.serialNumber && <Fact term={t('column.serial')}>{row.serialNumber}</Fact>}
          {row.externalCode && <Fact term={t('column.external')}>{row.externalCode}</Fact>}
          {store && <Fact term={t('column.store')}>{store}</Fact>}
          {warehouse && <Fact term={t('column.warehouse')}>{warehouse}</Fact>}
          <Fact term={t('column.created')}>
            <DateTime value={row.createdAt} format="exact" />
          </Fact>
        </Facts>
      </Panel>
      <div className={styles['pair']}>
        <PaymentPanel row={row} />
        <TransportPanel row={row} />
      </div>
      <CustomerPanel row={row} shown={customerShown} onShow={onShowCustomer} />
      <DocumentsPanel row={row} />
    </div>
  );
}
