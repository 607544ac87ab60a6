import { type PriceBreakdown, priceLines } from '@reprise/contracts/rules';

export type LineTexts = { base: string; floor: string };

/** The lines of a receipt in words; they add up to the total. */
export const receiptOf = (price: PriceBreakdown, texts: LineTexts): { label: string; value: number }[] =>
  priceLines(price).map(({ kind, label, value }) => ({
    label: kind === 'base' ? texts.base : kind === 'floor' ? texts.floor : label,
    value,
  }));
