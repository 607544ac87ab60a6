import type { BuybackRow, CheckDiagnostic } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { priceLines } from '@reprise/contracts/rules';
import type { AppProblem } from '../../../../kernel/api';
import {
  hasAnswer,
  placeAmong,
  plainStep,
  productSteps,
  type PlainStep,
  type QuestionStep,
} from '../../../../kernel/product-draft';
import { type Eligibility, judged } from '../create/choices.rules';
import type { Offer } from '../create/offer-panel';
import type { Check } from './check.types';
import {
  type Answers,
  declaredAnswers,
  priceOf,
  promisedLines,
  rediagnose,
  type Rediagnosis,
} from './price-change.rules';

/** The server would charge something else than the screen shows. */
export const isStale = (problem: AppProblem | undefined): boolean =>
  problem?.code === 'price-changed-meanwhile';

export type CheckStep = QuestionStep | PlainStep<'imei' | 'summary' | 'hand-over'>;

/** The product's own steps, as at its creation, then what was declared beside what was found, then the hand-over. */
export const checkSteps = (view: DiagnosticView | undefined): CheckStep[] => [
  ...(view ? productSteps(view) : []),
  ...plainStep('summary'),
  ...plainStep('hand-over'),
];

export type Findings = {
  /** What is chosen on each question: found, or declared as long as nobody looked. */
  answers: Answers;
  old: boolean;
  differs: boolean;
  /** Undefined while the product cannot be diagnosed. */
  change: Rediagnosis | undefined;
  /** The product has a new price, which the customer may refuse. */
  moved: boolean;
  agreed: boolean;
  /** The price is judged anew: the promise has ended, or the product is not what was declared. */
  priced: boolean;
  eligibility: Eligibility;
  offer: Offer;
};

/** What is offered today of these answers. */
function offeredOf(view: DiagnosticView | undefined, answers: Answers): Answers {
  if (!view) return answers;
  const offered = view.questions.filter(({ id, answers: choices }) =>
    choices.some((choice) => choice.id === answers[id]),
  );
  return Object.fromEntries(offered.map(({ id }) => [id, answers[id] ?? '']));
}

/** What the check comes to so far. @param view as the server will judge by. */
export function findingsOf(
  row: BuybackRow,
  view: CheckDiagnostic | undefined,
  { found, agreedTo }: Check,
): Findings {
  const declared = declaredAnswers(row);
  const answers = offeredOf(view, { ...declared, ...found });
  const old = row.channel === 'web' && view?.priceLocked === false;
  const differs = view?.questions.some(({ id }) => answers[id] !== declared[id]) ?? false;
  const change = view && rediagnose(view, row, answers);
  const priced = change !== undefined && (old || differs);
  const moved = priced && change.after !== change.before;
  return {
    ...{ answers, old, differs, change, moved, priced },
    agreed: !moved || agreedTo === change.after,
    // As at its creation: by the answers that the seller gave, not by those that he has still to look at.
    eligibility: view && priced ? judged(view, { answers: found }, priceOf(view, row, found)) : 'ok',
    offer: priced
      ? { total: change.after, state: change.price.state, lines: priceLines(change.price) }
      : { total: row.prices.declared, state: row.productState, lines: promisedLines(row, view) },
  };
}

type Looked = { view: DiagnosticView | undefined; check: Check; findings: Findings };

/** Whether the seller has finished the step. */
export function isConfirmed(step: CheckStep, { view, check, findings }: Looked): boolean {
  switch (step.kind) {
    case 'question':
      return view !== undefined && hasAnswer(step, view, draftOf(check.found));
    case 'imei':
      return check.imei !== undefined;
    case 'summary':
      return findings.agreed && findings.eligibility === 'ok';
    case 'hand-over':
      return false;
  }
}

const draftOf = (answers: Answers) => ({
  ...{ productId: '', answers: { ...answers }, forcedInvalidImei: false },
});

/**
 * The step to show: a question that is asked for opens with what was declared before it; what comes after the questions
 * waits until each of them was looked at. Nobody begins behind the summary.
 */
export function checkAt(steps: readonly CheckStep[], asked: string | null, looked: Looked): number {
  const { open } = placeAmong(steps, null, (step) => isConfirmed(step, looked));
  const at = steps.findIndex(({ key }) => key === asked);
  const step = steps[at];
  if (!step) return Math.min(open, steps.length - 2);
  return step.kind === 'question' || step.kind === 'imei' ? at : Math.min(at, open);
}
