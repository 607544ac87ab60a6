import type { ItemRow } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Fact, Facts } from '../../../ui/file/facts';
import { StockName } from './stock-name';

/** What a product is, and where it lies. */
export function ItemFacts({ item }: { item: ItemRow }) {
  const { t } = useTranslation(['fields', 'enums']);
  return (
    <Facts>
      <Fact term={t('fields:brand')}>{item.brand}</Fact>
      <Fact term={t('fields:productLabel')}>{item.productLabel}</Fact>
      <Fact term={t('fields:categoryLabel')}>{item.categoryLabel}</Fact>
      {item.imei && (
        <Fact term={t('fields:imei')}>
          <span className="code">{item.imei}</span>
        </Fact>
      )}
      <Fact term={t('fields:circuit')}>{t(`enums:circuit.${item.circuit}`)}</Fact>
      {item.stockId && (
        <Fact term={t('fields:stockId')}>
          <StockName id={item.stockId} />
        </Fact>
      )}
      {item.inStockSince && (
        <Fact term={t('fields:inStockSince')}>
          <DateTime value={item.inStockSince} />
        </Fact>
      )}
    </Facts>
  );
}
