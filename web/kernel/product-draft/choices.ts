import type { DiagnosticView, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import { appointmentNeeded, explained, type PriceBreakdown, type PriceStep } from '@reprise/contracts/rules';
import type { ProductDraft } from './product-draft';

export type Question = DiagnosticView['questions'][number];
type Answer = Question['answers'][number];
type Answered = Pick<ProductDraft, 'answers'>;
type Asked = Pick<DiagnosticView, 'questions'>;
type Priced = Pick<DiagnosticView, 'questions' | 'prices'>;

/** An answer on the receipt: "Yes" alone does not say to what. */
const labelOf = ({ name }: Answer, { title }: Question): string => `${title} · ${name}`;

const chosen = <T extends { id: string }>(among: readonly T[], id: string | undefined): T | undefined =>
  among.find((one) => one.id === id) ?? (among.length === 1 ? among[0] : undefined);
const labelled = (label: string, modifier: PaymentOption['modifier'] | undefined) =>
  modifier ? { label, modifier } : undefined;

/** The estimate of the answers so far, with chosen modifiers; the server prices with the same rules. */
export const estimateOf = (...given: Parameters<typeof explanationOf>): PriceBreakdown =>
  explanationOf(...given).breakdown;

/** The same with the rules that made it. */
export function explanationOf(
  view: Priced,
  { answers }: Answered,
  shipping?: ShippingOption,
  payment?: PaymentOption,
): { breakdown: PriceBreakdown; steps: PriceStep[] } {
  return explained({
    prices: view.prices,
    answers: view.questions.flatMap((question) => {
      const answer = question.answers.find(({ id }) => id === answers[question.id]);
      if (!answer) return [];
      const { id: answerId, effect } = answer;
      return [{ questionId: question.id, answerId, label: labelOf(answer, question), effect }];
    }),
    transport: shipping && labelled(shipping.label, shipping.modifier),
    payment: payment && labelled(payment.label, payment.modifier),
    bonus: payment && labelled(payment.label, payment.bonus),
  });
}

/** The draft's choices; if only one option exists, nobody has to choose it. */
export type Choices = {
  shipping: ShippingOption | undefined;
  payment: PaymentOption | undefined;
  warehouseIds: readonly string[];
  warehouseId: string | undefined;
  price: PriceBreakdown;
};

export function choicesOf(view: DiagnosticView, draft: ProductDraft): Choices {
  const shipping = chosen(view.options, draft.shippingMethodId);
  const payment = shipping && chosen(shipping.paymentModes, draft.paymentModeId);
  const price = estimateOf(view, draft, shipping, payment);
  const { warehouseIds = [] } = shipping?.warehouses[price.state] ?? {};
  const only = warehouseIds.length === 1 ? warehouseIds[0] : undefined;
  const among = (wanted: string | undefined) => warehouseIds.find((id) => id === wanted);
  const warehouseId = among(draft.warehouseId) ?? only ?? among(view.storeWarehouseId);
  return { shipping, payment, warehouseIds, warehouseId, price };
}

export const isGraded = (view: Asked, { answers }: Answered): boolean =>
  view.questions.every(({ id, answers: offered }) => offered.some((each) => each.id === answers[id]));

export const needsAppointment = (shipping: ShippingOption | undefined): boolean =>
  shipping !== undefined && appointmentNeeded(shipping.circuit);
