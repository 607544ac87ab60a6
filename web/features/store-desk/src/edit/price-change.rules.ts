import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { type PriceBreakdown, priceLines } from '@reprise/contracts/rules';
import { isBeginning, type ReceiptLine } from '../../../../ui/use-receipt-words';
import { estimateOf } from '../create/choices.rules';

type ChangeLine = {
  key: string;
  kind: ReceiptLine['kind'];
  label: string;
  before?: number;
  after?: number;
};
export type Rediagnosis = {
  price: PriceBreakdown;
  lines: readonly ChangeLine[];
  before: number;
  after: number;
};

/** Answers by question. */
export type Answers = Readonly<Record<string, string>>;
export const declaredAnswers = (row: Pick<BuybackRow, 'answers'>): Answers =>
  Object.fromEntries(row.answers.map(({ questionId, answerId }) => [questionId, answerId]));

type Asked = Pick<DiagnosticView, 'questions'>;
type Keyed = { key: string; line: ReceiptLine };
const plainKey = (line: ReceiptLine): string => (isBeginning(line) ? 'best' : `${line.kind} ${line.label}`);

/** Each line under what it is about: the line of an answer under its question, in whose order they stand. */
function keyed(lines: readonly ReceiptLine[], questionIds: readonly string[]): Keyed[] {
  const answers = lines.filter(({ kind }) => kind === 'answer');
  const known = answers.length === questionIds.length;
  return lines.map((line) => {
    const id = known ? questionIds[answers.indexOf(line)] : undefined;
    return { key: id ?? plainKey(line), line };
  });
}

const ofRow = ({ priceLines: lines, answers }: BuybackRow): Keyed[] =>
  keyed(
    lines,
    answers.map(({ questionId }) => questionId),
  );
const ofPrice = (price: PriceBreakdown): Keyed[] =>
  keyed(priceLines(price), [...new Set(price.impacts.map(({ questionId }) => questionId))]);

/** The words of a question and of an answer to it in the reader's language, or as they were declared. */
function wordsOf(key: string, answerId: string | undefined, row: BuybackRow, view: Asked | undefined) {
  const told = row.answers.find(({ questionId }) => questionId === key);
  const question = view?.questions.find(({ id }) => id === key);
  const offered = question?.answers.find(({ id }) => id === answerId)?.name;
  return {
    title: question?.title ?? told?.question,
    answer: offered ?? (answerId === told?.answerId ? told?.answer : undefined),
  };
}

/** The promised price as it came about; an answer alone does not say to what. */
export const promisedLines = (row: BuybackRow, view?: Asked): ReceiptLine[] =>
  ofRow(row).map(({ key, line }) => {
    const { title, answer } = wordsOf(key, declaredAnswers(row)[key], row, view);
    return title ? { ...line, label: `${title} · ${answer ?? line.label}` } : line;
  });

/** "Screen · As new", and "Screen · As new → Scratched" where something else was found. */
function labelOf(key: string, line: ReceiptLine, view: Asked, row: BuybackRow, found: Answers): string {
  const declared = declaredAnswers(row)[key];
  const { title, answer } = wordsOf(key, declared, row, view);
  if (!title) return line.label;
  const now = found[key] === declared ? undefined : wordsOf(key, found[key], row, view).answer;
  return `${title} · ${[answer, now].filter(Boolean).join(' → ')}`;
}

/** What a product with these answers is worth, handed over and paid for as it was declared. */
export function priceOf(view: DiagnosticView, row: BuybackRow, answers: Answers): PriceBreakdown {
  const transport = view.options.find(({ id }) => id === row.transport.methodId);
  const payment = transport?.paymentModes.find(({ id }) => id === row.payment.modeId);
  return estimateOf(view, { answers: { ...answers } }, transport, payment);
}

/** The promised price and today's, line by line (customer journey §4: prices of an old buyback may be corrected). */
export function rediagnose(view: DiagnosticView, row: BuybackRow, answers: Answers): Rediagnosis {
  const price = priceOf(view, row, answers);
  const before = new Map(ofRow(row).map(({ key, line }) => [key, line]));
  const after = new Map(ofPrice(price).map(({ key, line }) => [key, line]));
  const lines = [...new Map([...before, ...after])].map(([key, line]): ChangeLine => {
    const [old, now] = [before.get(key), after.get(key)];
    return {
      ...{ key, kind: line.kind, label: labelOf(key, line, view, row, answers) },
      ...(old ? { before: old.value } : {}),
      ...(now ? { after: now.value } : {}),
    };
  });
  return {
    price,
    lines,
    before: row.prices.declared,
    after: price.total,
  };
}
