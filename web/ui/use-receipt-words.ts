import type { Priced } from '@reprise/contracts/buyback';
import { formatMoney, type Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { frenchSpaces } from '../kernel/i18n/french-spaces';
import { signedMoney } from '../kernel/numbers';

export type ReceiptLine = Priced['lines'][number];
type Words = {
  /** What the line is about. */
  label: string;
  /** Why it is so much. */
  note: string | undefined;
  /** A bonus has a plus, a malus a minus; what the price begins with has neither. */
  amount: string;
};

/** What begins a receipt; the others add to it. */
export const isBeginning = ({ kind }: ReceiptLine): boolean => kind === 'best' || kind === 'base';
const isModifier = ({ kind }: ReceiptLine): boolean => !['best', 'base', 'answer'].includes(kind);

/** The price of the product before its modifiers, and the place of the first of them; undefined without modifiers. */
export function subtotalOf(lines: readonly ReceiptLine[]): { before: number; value: number } | undefined {
  const before = lines.findIndex(isModifier);
  if (before < 0) return undefined;
  return { before, value: lines.slice(0, before).reduce((sum, { value }) => sum + value, 0) };
}

/** A line of a receipt in words, the same on every screen that shows a price. */
export function useReceiptWords(currency: Currency): (line: ReceiptLine) => Words {
  const { t, i18n } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const plain = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const note = ({ kind, value, state, counted, uncapped }: ReceiptLine): string | undefined => {
    if (state) return t('receipt.condition', { state: enums(`product-state.${state}`) });
    if (counted) return t('receipt.counted');
    if (uncapped !== undefined)
      return t('receipt.uncapped', { amount: signedMoney(uncapped, currency, i18n.language) });
    return kind === 'answer' && value === 0 ? t('receipt.none') : undefined;
  };
  return (line) => ({
    label: frenchSpaces(line.label) || t(`receipt.${line.kind}`),
    note: note(line),
    amount:
      isBeginning(line) || line.value === 0
        ? plain(line.value)
        : signedMoney(line.value, currency, i18n.language),
  });
}
