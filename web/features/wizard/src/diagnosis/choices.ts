import { appointmentNeeded, estimate, type PriceBreakdown } from '@reprise/contracts/rules';
import type { Draft } from '../cart/cart.types';
import type { DiagnosticView, PaymentOption, ShippingOption } from './view';

const chosen = <T extends { id: string }>(among: readonly T[], id: string | undefined): T | undefined =>
  among.find((one) => one.id === id) ?? (among.length === 1 ? among[0] : undefined);

/** What the draft settles; where only one thing is possible nobody has to choose it. */
export type Choices = {
  shipping: ShippingOption | undefined;
  payment: PaymentOption | undefined;
  warehouseIds: readonly string[];
  warehouseId: string | undefined;
  price: PriceBreakdown;
};

const labelled = (label: string, modifier: PaymentOption['modifier'] | undefined) =>
  modifier ? { label, modifier } : undefined;

/** The estimate of the answers given so far, modifiers included where they are chosen. */
export function estimateOf(
  view: DiagnosticView,
  draft: Draft,
  shipping?: ShippingOption,
  payment?: PaymentOption,
): PriceBreakdown {
  const answers = view.questions.flatMap((question) => {
    const answer = question.answers.find(({ id }) => id === draft.answers[question.id]);
    if (!answer) return [];
    const label = `${question.title} · ${answer.name}`;
    return [{ questionId: question.id, answerId: answer.id, label, effect: answer.effect }];
  });
  return estimate({
    prices: view.prices,
    answers,
    transport: shipping && labelled(shipping.label, shipping.modifier),
    payment: payment && labelled(payment.label, payment.modifier),
    bonus: payment && labelled(payment.label, payment.bonus),
  });
}

export function choicesOf(view: DiagnosticView, draft: Draft): Choices {
  const shipping = chosen(view.options, draft.shippingMethodId);
  const payment = shipping && chosen(shipping.paymentModes, draft.paymentModeId);
  const price = estimateOf(view, draft, shipping, payment);
  const { warehouseIds = [] } = shipping?.warehouses[price.state] ?? {};
  const only = warehouseIds.length === 1 ? warehouseIds[0] : undefined;
  const warehouseId = warehouseIds.find((id) => id === draft.warehouseId) ?? only;
  return { shipping, payment, warehouseIds, warehouseId, price };
}

export const isGraded = (view: DiagnosticView, draft: Draft): boolean =>
  view.questions.every(({ id, answers }) => answers.some((answer) => answer.id === draft.answers[id]));

/** Days on which a courier may come: tomorrow until three weeks from now, as ISO dates. */
export function appointmentRange(now: Date): { first: string; last: string } {
  const day = (ahead: number): string =>
    new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { first: day(1), last: day(21) };
}

export const needsAppointment = (shipping: ShippingOption | undefined): boolean =>
  shipping !== undefined && appointmentNeeded(shipping.circuit);
