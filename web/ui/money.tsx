import { formatMoney, type Money as Amount } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';

/** An amount of integer minor units, in the person's language. A dash if there is none. */
export function Money({ value }: { value: Amount | null | undefined }) {
  const { i18n } = useTranslation();
  return <span className="figures">{value ? formatMoney(value, i18n.language) : '–'}</span>;
}
