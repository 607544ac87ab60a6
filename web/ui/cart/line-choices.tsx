import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../kernel/cart';
import { plainDay } from '../date-time';
import styles from './cart.module.css';

/** What was chosen for a line: how it travels, how it is paid, and the code it is known by (customer journey §3). */
export function LineChoices({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation();
  const { imei, transportLabel, appointment, paymentLabel } = line;
  const choices: [string, string | undefined][] = [
    [t('cart.imei'), imei],
    [t('receipt.transport'), transportLabel],
    [t('cart.appointment'), appointment && plainDay(appointment, i18n.language)],
    [t('receipt.payment'), paymentLabel],
  ];
  return (
    <dl className={styles['choices']}>
      {choices.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
