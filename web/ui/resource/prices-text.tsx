import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../kernel/numbers';
import { pricesByState } from './prices-by-state';
import styles from './prices-text.module.css';
import { useAccount } from './use-account';

/** Prices by state, each of them whole: a narrow column breaks between two of them only. */
export function PricesText({ value }: { value: unknown }) {
  const { t, i18n } = useTranslation('enums');
  const { currency } = useAccount();
  const texts = pricesByState(value).map(({ state, price }) => {
    return { state, text: `${t(`product-state.${state}`)} ${amountText(price, currency, i18n.language)}` };
  });
  if (texts.length === 0) return '–';
  return texts.map(({ state, text }, at) => (
    <Fragment key={state}>
      {at > 0 && ' '}
      <span className={styles['price']}>{at < texts.length - 1 ? `${text} ·` : text}</span>
    </Fragment>
  ));
}
