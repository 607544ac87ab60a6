import { appointmentRange } from '@reprise/contracts/rules';
import {
  deliverySteps,
  hasAnswer,
  placeAmong,
  plainStep,
  productSteps,
  type PlainStep,
  type ProductStep,
} from '../../../../kernel/product-draft';
import type { Draft } from '../../../../kernel/cart';
import { choicesOf, isGraded } from './choices.rules';
import type { DiagnosticView } from './diagnostic-view.types';

export { stepsToCome } from '../../../../kernel/product-draft';

/** One screen of the wizard. `key` is its name in the address: `?step=question-2`. */
export type Step = ProductStep | PlainStep<'price'>;

/** The screens of one product, in order: the price comes between the questions and the shipping. */
export const stepsOf = (view: DiagnosticView, draft: Draft): readonly Step[] => [
  ...productSteps(view),
  ...plainStep('price'),
  ...deliverySteps(view, draft),
];

/** Whether the screen has its answer; the price is read, not answered. */
export function isAnswered(step: Step, view: DiagnosticView, draft: Draft): boolean {
  // "I do not have it" is an answer at home; at the counter it is none.
  if (step.kind === 'imei' && draft.imei === undefined && draft.forcedInvalidImei) return true;
  if (step.kind !== 'price') return hasAnswer(step, view, draft, appointmentRange(new Date()).first);
  return isGraded(view, draft) && (choicesOf(view, draft).price.total > 0 || draft.recycles);
}

/** The person's step: the requested one, unless an earlier one is still open. */
export function stepAt(
  steps: readonly Step[],
  asked: string | null,
  view: DiagnosticView,
  draft: Draft,
): number {
  const place = placeAmong(steps, asked, (step) => isAnswered(step, view, draft));
  if (place.asked !== undefined) return place.asked;
  const price = steps.findIndex(({ kind }) => kind === 'price');
  // A person returning after the questions sees the price before anything else is asked.
  return Math.min(place.open, price);
}
