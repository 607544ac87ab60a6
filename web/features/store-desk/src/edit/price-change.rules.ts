import type { BuybackRow } from '@reprise/contracts/buyback';
import type { ChosenAnswer, DiagnosticView } from '@reprise/contracts/catalogue';
import { type PriceBreakdown, priceLines } from '@reprise/contracts/rules';
import { estimateOf, isGraded } from '../create/choices.rules';

type LineKind = BuybackRow['priceLines'][number]['kind'];
type ChangeLine = { kind: LineKind; label: string; before?: number; after?: number };
export type Rediagnosis = {
  graded: boolean;
  price: PriceBreakdown;
  lines: readonly ChangeLine[];
  before: number;
  after: number;
};

/** Answers by question, as stored in a draft. */
export type Answers = Readonly<Record<string, string>>;
export const declaredAnswers = (row: BuybackRow): Answers =>
  Object.fromEntries(row.answers.map(({ questionId, answerId }) => [questionId, answerId]));

export const chosenOf = (view: DiagnosticView, answers: Answers): ChosenAnswer[] =>
  view.questions.flatMap(({ id }) => {
    const answerId = answers[id];
    return answerId === undefined ? [] : [{ questionId: id, answerId }];
  });

const nameOf = ({ kind, label }: { kind: string; label: string }): string => `${kind} ${label}`;

/** The promised price and today's, line by line (customer journey §4: prices of an old buyback may be corrected). */
export function rediagnose(view: DiagnosticView, row: BuybackRow, answers: Answers): Rediagnosis {
  const transport = view.options.find(({ id }) => id === row.transport.methodId);
  const payment = transport?.paymentModes.find(({ id }) => id === row.payment.modeId);
  const price = estimateOf(view, { answers: { ...answers } }, transport, payment);
  const after = priceLines(price);
  const names = [...new Set([...row.priceLines, ...after].map(nameOf))];
  const lines = names.flatMap((name): ChangeLine[] => {
    const old = row.priceLines.find((line) => nameOf(line) === name);
    const now = after.find((line) => nameOf(line) === name);
    const known = old ?? now;
    if (!known) return [];
    return [
      {
        kind: known.kind,
        label: known.label,
        ...(old ? { before: old.value } : {}),
        ...(now ? { after: now.value } : {}),
      },
    ];
  });
  return {
    graded: isGraded(view, { answers: { ...answers } }),
    price,
    lines,
    before: row.prices.declared,
    after: price.total,
  };
}
