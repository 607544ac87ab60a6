import type {
  ChosenAnswer,
  DiagnosticView,
  PaymentOption,
  ShippingOption,
} from '@reprise/contracts/catalogue';
import { appointmentNeeded, checkImei, estimate, type PriceBreakdown } from '@reprise/contracts/rules';
import type { Draft } from '../draft/draft.types';

type Answered = Pick<Draft, 'answers'>;
const chosen = <T extends { id: string }>(among: readonly T[], id: string | undefined): T | undefined =>
  among.find((one) => one.id === id) ?? (among.length === 1 ? among[0] : undefined);
const labelled = (label: string, modifier: PaymentOption['modifier'] | undefined) =>
  modifier ? { label, modifier } : undefined;

/** The estimate of the answers given so far; the server prices with the same rules. */
export function estimateOf(
  view: Pick<DiagnosticView, 'questions' | 'prices'>,
  { answers }: Answered,
  shipping?: ShippingOption,
  payment?: PaymentOption,
): PriceBreakdown {
  return estimate({
    prices: view.prices,
    answers: view.questions.flatMap(({ id, answers: offered }) => {
      const answer = offered.find((each) => each.id === answers[id]);
      return answer
        ? [{ questionId: id, answerId: answer.id, label: answer.name, effect: answer.effect }]
        : [];
    }),
    transport: shipping && labelled(shipping.label, shipping.modifier),
    payment: payment && labelled(payment.label, payment.modifier),
    bonus: payment && labelled(payment.label, payment.bonus),
  });
}

export type Choices = {
  shipping: ShippingOption | undefined;
  payment: PaymentOption | undefined;
  warehouseIds: readonly string[];
  warehouseId: string | undefined;
  price: PriceBreakdown;
};

/** What the draft settles; where only one thing is possible nobody has to choose it. */
export function choicesOf(view: DiagnosticView, draft: Draft): Choices {
  const shipping = chosen(view.options, draft.shippingMethodId);
  const payment = shipping && chosen(shipping.paymentModes, draft.paymentModeId);
  const price = estimateOf(view, draft, shipping, payment);
  const { warehouseIds = [] } = shipping?.warehouses[price.state] ?? {};
  const only = warehouseIds.length === 1 ? warehouseIds[0] : undefined;
  const warehouseId = warehouseIds.find((id) => id === draft.warehouseId) ?? only;
  return { shipping, payment, warehouseIds, warehouseId, price };
}

export const answersOf = (view: Pick<DiagnosticView, 'questions'>, { answers }: Answered): ChosenAnswer[] =>
  view.questions.flatMap(({ id }) => {
    const answerId = answers[id];
    return answerId === undefined ? [] : [{ questionId: id, answerId }];
  });

export const isGraded = (view: Pick<DiagnosticView, 'questions'>, { answers }: Answered): boolean =>
  view.questions.every(({ id, answers: offered }) => offered.some((each) => each.id === answers[id]));

export type Question = DiagnosticView['questions'][number];
export type Step =
  | { kind: 'question'; key: string; question: Question }
  | {
      kind: 'imei' | 'transport' | 'appointment' | 'payment' | 'workshop' | 'customer' | 'summary';
      key: string;
    };
type Plain = Exclude<Step['kind'], 'question'>;
const plain = (kind: Plain, shown = true): Step[] => (shown ? [{ kind, key: kind }] : []);

/** The screens of one product, in order (customer seed §2). A choice with a single way out is not asked. */
export function stepsOf(view: DiagnosticView, draft: Draft): readonly Step[] {
  const { shipping, warehouseIds } = choicesOf(view, draft);
  const modes = shipping ? [shipping] : view.options;
  return [
    ...view.questions.map((question, i): Step => ({ kind: 'question', key: `question-${i + 1}`, question })),
    ...plain('imei', view.collectsImei),
    ...plain('transport', view.options.length > 1),
    ...plain('appointment', shipping !== undefined && appointmentNeeded(shipping.circuit)),
    ...plain(
      'payment',
      modes.some(({ paymentModes }) => paymentModes.length > 1),
    ),
    ...plain('workshop', warehouseIds.length > 1),
    ...plain('customer'),
    ...plain('summary'),
  ];
}

export function isAnswered(step: Step, view: DiagnosticView, draft: Draft): boolean {
  const choices = choicesOf(view, draft);
  switch (step.kind) {
    case 'question':
      return step.question.answers.some(({ id }) => id === draft.answers[step.question.id]);
    case 'imei':
      return (
        draft.imei !== undefined && (draft.forcedInvalidImei || checkImei(draft.imei, view.tacCodes) === 'ok')
      );
    case 'transport':
      return choices.shipping !== undefined;
    case 'appointment':
      return draft.appointment !== undefined;
    case 'payment':
      return choices.payment !== undefined;
    case 'workshop':
      return choices.warehouseId !== undefined;
    case 'customer':
      return draft.customerReady;
    case 'summary':
      return false;
  }
}

/** Where the seller stands: the step asked for, unless one before it is still open. */
export function stepAt(view: DiagnosticView, draft: Draft, asked: string | null): number {
  const steps = stepsOf(view, draft);
  const open = steps.findIndex((step) => !isAnswered(step, view, draft));
  const wanted = steps.findIndex(({ key }) => key === asked);
  return wanted < 0 ? open : Math.min(wanted, open);
}

export type Eligibility = 'ok' | 'blocked' | 'zero';
/** Whether the product can be bought at all, as far as it has been answered. */
export function eligibilityOf(view: DiagnosticView, draft: Draft): Eligibility {
  const { price } = choicesOf(view, draft);
  if (price.blocked) return 'blocked';
  return isGraded(view, draft) && price.total === 0 && !view.settings.zeroAllowed ? 'zero' : 'ok';
}
