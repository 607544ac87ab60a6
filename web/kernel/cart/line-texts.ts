import { shownIn } from '@reprise/contracts/catalogue';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { type Locale, locales } from '@reprise/contracts/kernel';
import type { CartLine, LineTexts } from './cart.types';

const textsOf = (line: CartLine): LineTexts => ({
  label: line.label,
  categoryLabel: line.item?.categoryLabel,
  transportLabel: line.transportLabel,
  transportTerms: line.transportTerms,
  paymentLabel: line.paymentLabel,
  receipt: line.receipt.map(({ label }) => label),
});
const same = (one: LineTexts, other: LineTexts): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A line's texts in every language in which they differ from the account's own.
 *
 * @param made the same line of the diagnosis in another language.
 */
export function translationsOf(
  line: CartLine,
  made: (shown: (written: DiagnosticView) => DiagnosticView) => CartLine | undefined,
): CartLine['translations'] {
  const own = textsOf(line);
  const translated = locales.flatMap((locale) => {
    const other = made((written) => shownIn(written, locale));
    const texts = other && textsOf(other);
    return texts && !same(texts, own) ? [[locale, texts] as const] : [];
  });
  return translated.length > 0 ? Object.fromEntries(translated) : undefined;
}

/** A line as its reader sees it, in whichever language it was put into the cart. */
export function lineRead(line: CartLine, language: string): CartLine {
  const texts = line.translations?.[language as Locale];
  if (!texts) return line;
  const { categoryLabel, receipt, ...own } = texts;
  return {
    ...line,
    ...own,
    item: line.item && { ...line.item, categoryLabel: categoryLabel ?? line.item.categoryLabel },
    receipt: line.receipt.map((each, at) => ({ ...each, label: receipt[at] ?? each.label })),
  };
}
