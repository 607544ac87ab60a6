import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type FacetField, priceRanges } from '../../../../kernel/search/facets';
import { selectAccount } from '../../../../kernel/site';

/** A facet's value as people read it: prices as a range in the account's currency. */
export function useFacetWords(): (field: FacetField, value: string) => string {
  const { t, i18n } = useTranslation('catalogue');
  const currency: Currency = useSelector(selectAccount)?.currency ?? 'EUR';
  return (field, value) => {
    const range = field === 'price' && priceRanges.find((each) => each.value === value);
    if (!range) return value;
    const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
    if (range.to === undefined) return t('filters.price-from', { from: money(range.from) });
    if (range.from === 0) return t('filters.price-below', { to: money(range.to) });
    return t('filters.price-between', { from: money(range.from), to: money(range.to) });
  };
}
