import type { BuybackRow } from '@reprise/contracts/buyback';

type Told = Pick<BuybackRow, 'priceLines' | 'answers'>;

/** The receipt with the question before each answer: lines are kept with the answer alone, in the order of the answers. */
export function receiptOf({ priceLines, answers }: Told): BuybackRow['priceLines'] {
  const left = [...answers];
  return priceLines.map((line) => {
    const at = line.kind === 'answer' ? left.findIndex(({ answer }) => answer === line.label) : -1;
    const [told] = at < 0 ? [] : left.splice(at, 1);
    return told ? { ...line, label: `${told.question} · ${told.answer}` } : line;
  });
}
