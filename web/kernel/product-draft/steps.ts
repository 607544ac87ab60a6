import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { checkImei } from '@reprise/contracts/rules';
import { choicesOf, isGraded, needsAppointment, type Question } from './choices';
import type { ProductDraft } from './product-draft';

export type QuestionStep = { kind: 'question'; key: string; question: Question };
/** A screen that is not a question of the product. `key` is its name in the address: `?step=transport`. */
export type PlainStep<K extends string> = { kind: K; key: K };
export type DeliveryKind = 'transport' | 'appointment' | 'payment' | 'workshop';
export type ProductStep = QuestionStep | PlainStep<'imei' | DeliveryKind>;

export const plainStep = <K extends string>(kind: K, shown = true): PlainStep<K>[] =>
  shown ? [{ kind, key: kind }] : [];

/** The questions about the product itself, in order (customer journey §2). */
export const productSteps = (view: DiagnosticView): (QuestionStep | PlainStep<'imei'>)[] => [
  ...view.questions.map((question, i): QuestionStep => ({
    kind: 'question',
    key: `question-${i + 1}`,
    question,
  })),
  ...plainStep('imei', view.collectsImei),
];

/** Shipping and payment. A choice with a single option is not asked. */
export function deliverySteps(view: DiagnosticView, draft: ProductDraft): PlainStep<DeliveryKind>[] {
  const { shipping, warehouseIds } = choicesOf(view, draft);
  const modes = shipping ? [shipping] : view.options;
  return [
    ...plainStep('transport', view.options.length > 1),
    ...plainStep('appointment', needsAppointment(shipping)),
    ...plainStep(
      'payment',
      modes.some(({ paymentModes }) => paymentModes.length > 1),
    ),
    ...plainStep('workshop', warehouseIds.length > 1),
  ];
}

/**
 * How many screens the choices still open may bring, beyond those there are now. Counted from the beginning, so that
 * "3 of 9" never becomes "3 of 10" under way.
 */
export function stepsToCome(view: DiagnosticView, draft: ProductDraft): number {
  const { shipping } = choicesOf(view, draft);
  const graded = isGraded(view, draft);
  const most = (shipping ? [shipping] : view.options).map((option) => {
    const steps = deliverySteps(view, { ...draft, shippingMethodId: option.id });
    const mayAsk =
      !graded && Object.values(option.warehouses).some(({ warehouseIds: ids }) => ids.length > 1);
    return steps.length + (mayAsk && !steps.some(({ kind }) => kind === 'workshop') ? 1 : 0);
  });
  return Math.max(0, ...most) - deliverySteps(view, draft).length;
}

const hasImei = (view: DiagnosticView, { imei, forcedInvalidImei }: ProductDraft): boolean =>
  imei !== undefined && (forcedInvalidImei || checkImei(imei, view.tacCodes) === 'ok');

/** Whether the screen has its answer. @param earliest first ISO date for a courier; by default none. */
export function hasAnswer(
  step: ProductStep,
  view: DiagnosticView,
  draft: ProductDraft,
  earliest = '',
): boolean {
  switch (step.kind) {
    case 'question':
      return step.question.answers.some(({ id }) => id === draft.answers[step.question.id]);
    case 'imei':
      return hasImei(view, draft);
    case 'transport':
      return choicesOf(view, draft).shipping !== undefined;
    case 'appointment':
      return draft.appointment !== undefined && draft.appointment >= earliest;
    case 'payment':
      return choicesOf(view, draft).payment !== undefined;
    case 'workshop':
      return choicesOf(view, draft).warehouseId !== undefined;
  }
}

/** The current step: the requested one, unless an earlier one is open. `asked` undefined: not one of these steps. */
export function placeAmong<S extends { key: string }>(
  steps: readonly S[],
  asked: string | null,
  isAnswered: (step: S) => boolean,
): { readonly asked: number | undefined; readonly open: number } {
  const found = steps.findIndex((step) => !isAnswered(step));
  const open = found < 0 ? steps.length : found;
  const wanted = steps.findIndex(({ key }) => key === asked);
  return { open, asked: wanted < 0 ? undefined : Math.min(wanted, open, steps.length - 1) };
}
