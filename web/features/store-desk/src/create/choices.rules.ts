import type { ChosenAnswer, DiagnosticView } from '@reprise/contracts/catalogue';
import type { PriceBreakdown } from '@reprise/contracts/rules';
import {
  choicesOf,
  deliverySteps,
  hasAnswer,
  isGraded,
  placeAmong,
  plainStep,
  productSteps,
  type PlainStep,
  type ProductStep,
} from '../../../../kernel/product-draft';
import type { Draft } from '../draft/draft.types';

export { choicesOf, estimateOf, isGraded, stepsToCome } from '../../../../kernel/product-draft';

export const answersOf = (
  view: Pick<DiagnosticView, 'questions'>,
  { answers }: Pick<Draft, 'answers'>,
): ChosenAnswer[] =>
  view.questions.flatMap(({ id }) => {
    const answerId = answers[id];
    return answerId === undefined ? [] : [{ questionId: id, answerId }];
  });

export type Step = ProductStep | PlainStep<'customer'> | PlainStep<'summary'> | PlainStep<'cart'>;

/**
 * The screens of one product, in order (customer journey §2); the seller always sees the price. Where there is a cart,
 * it asks for the customer of all its products.
 */
export const stepsOf = (view: DiagnosticView, draft: Draft, cart = false): readonly Step[] => [
  ...productSteps(view),
  ...deliverySteps(view, draft),
  ...(cart ? plainStep('cart') : [...plainStep('customer'), ...plainStep('summary')]),
];

function isAnswered(step: Step, view: DiagnosticView, draft: Draft): boolean {
  if (step.kind === 'summary' || step.kind === 'cart') return false;
  return step.kind === 'customer' ? draft.customerReady : hasAnswer(step, view, draft);
}

/** The seller's step: the requested one, unless an earlier one is still open. */
export function stepAt(view: DiagnosticView, draft: Draft, asked: string | null, cart = false): number {
  const place = placeAmong(stepsOf(view, draft, cart), asked, (step) => isAnswered(step, view, draft));
  return place.asked ?? place.open;
}

export type Eligibility = 'ok' | 'blocked' | 'zero';
/** Whether a product with these answers can be bought at this price. */
export function judged(
  view: DiagnosticView,
  answered: Pick<Draft, 'answers'>,
  { blocked, total }: PriceBreakdown,
): Eligibility {
  if (blocked) return 'blocked';
  return isGraded(view, answered) && total === 0 && !view.settings.zeroAllowed ? 'zero' : 'ok';
}
/** Whether the product can be bought at all, as far as answered. */
export const eligibilityOf = (view: DiagnosticView, draft: Draft): Eligibility =>
  judged(view, draft, choicesOf(view, draft).price);
