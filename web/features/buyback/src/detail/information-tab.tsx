import { buybackFields, type BuybackRow } from '@reprise/contracts/buyback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import styles from '../buyback.module.css';
import { CircuitFacts } from './circuit-facts';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';
import { FieldFacts } from './field-facts';
import { PaymentPanel } from './payment-panel';
import { TransportPanel } from './transport-panel';
import { usePlaces } from './use-places';

type Props = {
  row: BuybackRow;
  /** Persons and papers are of today, and not shown with a past. */ present?: ReactNode;
};

export function InformationTab({ row, present }: Props) {
  const { t } = useTranslation(['buyback', 'fields']);
  const { store, warehouse } = usePlaces(row);
  return (
    <div className={styles['main']}>
      <Panel title={t('panel.product')}>
        <Facts>
          <FieldFacts row={row} fields={['productLabel', 'brand', 'categoryLabel', 'circuit']} />
          {row.imei && (
            <Fact term={t('fields:imei')}>
              <span className="code">{row.imei}</span>
              {row.forcedInvalidImei && <span className={styles['warning']}> {t('imei-forced')}</span>}
            </Fact>
          )}
          <FieldFacts row={row} fields={buybackFields.names} />
          {row.storeId && <Fact term={t('fields:storeId')}>{store}</Fact>}
          {row.warehouseId && <Fact term={t('fields:warehouseId')}>{warehouse}</Fact>}
          <Fact term={t('fields:createdAt')}>
            <DateTime value={row.createdAt} format="exact" />
          </Fact>
        </Facts>
      </Panel>
      <div className={styles['pair']}>
        <PaymentPanel row={row} />
        <TransportPanel row={row} />
      </div>
      <CircuitFacts row={row} />
      {present}
    </div>
  );
}
