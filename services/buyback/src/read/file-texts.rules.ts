import type { BuybackRow } from '@reprise/contracts/buyback';
import {
  answerInEveryLanguage,
  answerTexts,
  inEveryLanguage,
  methodTexts,
  modeTexts,
  type Diagnostic,
  type ToldText,
} from '@reprise/contracts/catalogue';

type Known = readonly Diagnostic[];
type Labelled = { readonly label: string };

function labelIn<T extends Labelled>(value: T, known: readonly ToldText[]): T {
  const { text, translations } = inEveryLanguage(value.label, known);
  return { ...value, label: text, ...(translations && { labelTranslations: translations }) };
}

const answersIn = (answers: BuybackRow['answers'], known: Known): BuybackRow['answers'] =>
  answers.map((told) => answerInEveryLanguage(told, known));

/** Lines are kept with their answer alone, in the order of the answers: two questions may have the same. */
function linesIn(row: BuybackRow, known: Known): BuybackRow['priceLines'] {
  const left = [...row.answers];
  const way = { methodId: row.transport.methodId, modeId: row.payment.modeId };
  const textsOf = ({ kind, label }: BuybackRow['priceLines'][number]): readonly ToldText[] => {
    if (kind !== 'answer') return kind === 'transport' ? methodTexts(known, way) : modeTexts(known, way);
    const at = left.findIndex(({ answer }) => answer === label);
    return at < 0 ? [] : left.splice(at, 1).flatMap((answer) => answerTexts(known, answer));
  };
  return row.priceLines.map((line) => labelIn(line, textsOf(line)));
}

/** A file in the account's words with those of its other languages, instead of those of the person who declared it. */
export const fileInEveryLanguage = (row: BuybackRow, known: Known): BuybackRow => ({
  ...row,
  answers: answersIn(row.answers, known),
  ...(row.controlledAnswers && { controlledAnswers: answersIn(row.controlledAnswers, known) }),
  priceLines: linesIn(row, known),
  payment: labelIn(row.payment, modeTexts(known, { ...row.transport, ...row.payment })),
  transport: labelIn(row.transport, methodTexts(known, row.transport)),
});
