import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import type { Channel } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectAccount } from '../../../kernel/site';

type Props = {
  /** The highest possible, in minor units; null where lists promise none. */
  price: number | null;
  boughtThrough: readonly Channel[];
  className: string | undefined;
};

/** Whether a visitor can declare it; otherwise a list says why not, in more words than a price has. */
export const isBoughtHere = ({ boughtThrough }: Pick<Props, 'boughtThrough'>): boolean =>
  boughtThrough.includes('web');

/** What a list says of a product before the questions: what it may bring, or that it is not bought here. */
export function Worth({ price, boughtThrough, className }: Props) {
  const { t, i18n } = useTranslation('catalogue');
  const currency: Currency = useSelector(selectAccount)?.currency ?? 'EUR';
  if (!isBoughtHere({ boughtThrough })) {
    const words = boughtThrough.includes('store') ? t('bought-in-stores') : t('not-bought');
    return <span className={className}>{words}</span>;
  }
  if (!price) return null;
  const amount = formatMoney({ amount: price, currency }, i18n.language);
  return <span className={className}>{t('up-to', { amount })}</span>;
}
