import { formatWeight } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../../kernel/cart';
import { plainDay } from '../../../../ui/date-time';
import styles from '../desk.module.css';

/** What is known of one line beside its price: the product itself, how it travels, how it is paid. */
export function LineFacts({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('store-desk');
  const { t: enums } = useTranslation('enums');
  const { item, imei, transportLabel, paymentLabel, appointment, state } = line;
  const answers = line.receipt.filter(({ kind, value }) => kind === 'answer' && value === 0);
  const size = [item?.length, item?.width, item?.height].filter(Boolean).join(' × ');
  const facts: [string, string | null | undefined][] = [
    [t('cart.fact.category'), item?.categoryLabel],
    [t('cart.fact.model'), item?.model],
    [t('cart.fact.reference'), item?.reference],
    [t('cart.fact.ean'), item?.ean],
    [t('cart.fact.weight'), item?.weight ? formatWeight(item.weight, i18n.language) : undefined],
    [t('cart.fact.size'), size],
    [t('cart.fact.state'), state && enums(`product-state.${state}`)],
    [t('imei.label'), imei],
    [t('transport.label'), transportLabel],
    [t('appointment.label'), appointment && plainDay(appointment, i18n.language)],
    [t('payment.label'), paymentLabel],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {answers.length > 0 && (
        <div className={styles['answers']}>
          <dt>{t('cart.fact.answers')}</dt>
          {answers.map(({ label }) => (
            <dd key={label}>{label}</dd>
          ))}
        </div>
      )}
    </dl>
  );
}
