import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { checkSteps, type CheckStep } from './check.rules';
import type { Check } from './check.types';

type Compared = {
  key: string;
  title: string;
  declared: string | undefined;
  found: string | undefined;
  /** Where it is found; undefined while nothing can be asked. */
  step: string | undefined;
};

const asDeclared = ({ answers }: BuybackRow): Compared[] =>
  answers.map(({ questionId, question, answer }) => ({
    ...{ key: questionId, title: question, declared: answer, found: answer, step: undefined },
  }));

function compared(step: CheckStep, row: BuybackRow, { found, imei }: Check, imeiLabel: string): Compared[] {
  if (step.kind === 'imei')
    return [{ key: 'imei', step: 'imei', title: imeiLabel, declared: row.imei, found: imei || undefined }];
  if (step.kind !== 'question') return [];
  const { id, title, answers } = step.question;
  const declared = row.answers.find(({ questionId }) => questionId === id);
  const named = (answerId: string | undefined) => answers.find((each) => each.id === answerId)?.name;
  return [
    {
      ...{ key: id, step: step.key, title, found: named(found[id]) },
      // In the words of the question, whatever language it was declared in.
      declared: named(declared?.answerId) ?? declared?.answer,
    },
  ];
}

/** What was declared beside what was found, in the order of the steps. */
export const comparisonOf = (
  row: BuybackRow,
  view: DiagnosticView | undefined,
  check: Check,
  imeiLabel: string,
): Compared[] =>
  view ? checkSteps(view).flatMap((step) => compared(step, row, check, imeiLabel)) : asDeclared(row);
