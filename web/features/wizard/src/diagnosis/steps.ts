import { checkImei } from '@reprise/contracts/rules';
import type { Draft } from '../cart/cart.types';
import { appointmentRange, choicesOf, isGraded, needsAppointment } from './choices';
import type { DiagnosticQuestion, DiagnosticView } from './view';

/** One screen of the wizard. `key` is what its address says: `?step=question-2`. */
export type Step =
  | { kind: 'question'; key: string; question: DiagnosticQuestion }
  | { kind: 'imei' | 'price' | 'transport' | 'appointment' | 'payment' | 'workshop'; key: string };

type Plain = Exclude<Step['kind'], 'question'>;
const plain = (kind: Plain, shown: boolean): Step[] => (shown ? [{ kind, key: kind }] : []);

/** The screens of one product, in order. A choice with a single way out is not asked. */
export function stepsOf(view: DiagnosticView, draft: Draft): readonly Step[] {
  const { shipping, warehouseIds } = choicesOf(view, draft);
  const modes = shipping ? [shipping] : view.options;
  return [
    ...view.questions.map((question, i): Step => ({ kind: 'question', key: `question-${i + 1}`, question })),
    ...plain('imei', view.collectsImei),
    ...plain('price', true),
    ...plain('transport', view.options.length > 1),
    ...plain('appointment', needsAppointment(shipping)),
    ...plain(
      'payment',
      modes.some(({ paymentModes }) => paymentModes.length > 1),
    ),
    ...plain('workshop', warehouseIds.length > 1),
  ];
}

/** Whether the screen has its answer; the price is read, not answered. */
export function isAnswered(step: Step, view: DiagnosticView, draft: Draft): boolean {
  const choices = choicesOf(view, draft);
  switch (step.kind) {
    case 'question':
      return step.question.answers.some(({ id }) => id === draft.answers[step.question.id]);
    case 'imei':
      return (
        draft.imei !== undefined && (draft.forcedInvalidImei || checkImei(draft.imei, view.tacCodes) === 'ok')
      );
    case 'price':
      return isGraded(view, draft) && (choices.price.total > 0 || draft.recycles);
    case 'transport':
      return choices.shipping !== undefined;
    case 'appointment':
      return draft.appointment !== undefined && draft.appointment >= appointmentRange(new Date()).first;
    case 'payment':
      return choices.payment !== undefined;
    case 'workshop':
      return choices.warehouseId !== undefined;
  }
}

/** Where the person stands: the step asked for, unless one before it is still open. */
export function stepAt(
  steps: readonly Step[],
  asked: string | null,
  view: DiagnosticView,
  draft: Draft,
): number {
  const firstOpen = steps.findIndex((step) => !isAnswered(step, view, draft));
  const price = steps.findIndex(({ kind }) => kind === 'price');
  const reach = firstOpen < 0 ? steps.length - 1 : firstOpen;
  const wanted = steps.findIndex(({ key }) => key === asked);
  if (wanted >= 0) return Math.min(wanted, reach);
  // Somebody who comes back after the questions is shown their price before anything else is asked.
  return firstOpen < 0 || firstOpen > price ? price : firstOpen;
}
