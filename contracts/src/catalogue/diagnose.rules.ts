import type { Answer, Priced } from '../buyback/buyback.parts';
import { readIn, type Currency } from '../kernel';
import { Refusal } from '../problems';
import { explained, priceLines, type AnswerEffect, type PriceBreakdown, type PriceStep } from '../rules';
import type { DiagnosticView } from './diagnostic.rows';
import type { PaymentOption, ShippingOption } from './diagnostic-options.rows';
import { questionsIn } from './questions-language.rules';

export type ChosenAnswer = { readonly questionId: string; readonly answerId: string };

type Told = Answer & { readonly effect: AnswerEffect };

/** Each question with its one answer, in the order of the questions. @throws Refusal `answers-insufficient`. */
function told(questions: DiagnosticView['questions'], chosen: readonly ChosenAnswer[]): Told[] {
  const byQuestion = new Map(chosen.map(({ questionId, answerId }) => [questionId, answerId]));
  const missing: string[] = [];
  const answers = questions.flatMap(({ id, title, answers: offered }) => {
    const answer = offered.find((each) => each.id === byQuestion.get(id));
    if (!answer) missing.push(id);
    return answer
      ? [{ questionId: id, question: title, answerId: answer.id, answer: answer.name, effect: answer.effect }]
      : [];
  });
  if (missing.length > 0 || byQuestion.size !== questions.length) {
    throw new Refusal('answers-insufficient', { missing });
  }
  return answers;
}

export type Diagnosis = {
  readonly answers: Answer[];
  readonly priced: Priced;
  readonly breakdown: PriceBreakdown;
  /** The rules that made the price, in their order. */
  readonly steps: PriceStep[];
};
type Choices = {
  readonly transport?: Pick<ShippingOption, 'label' | 'modifier'>;
  readonly payment?: Pick<PaymentOption, 'label' | 'modifier' | 'bonus'>;
};

type Chosen = { readonly methodId?: string | undefined; readonly modeId: string };

/** The transport and the payment that were chosen, as far as they are offered. */
export function choicesIn({ options }: Pick<DiagnosticView, 'options'>, { methodId, modeId }: Chosen) {
  const transport = options.find(({ id }) => id === methodId);
  const payment = transport?.paymentModes.find(({ id }) => id === modeId);
  return { ...(transport ? { transport } : {}), ...(payment ? { payment } : {}) };
}

const modified = (option: { label: string; modifier: ShippingOption['modifier'] } | undefined) =>
  option?.modifier ? { label: option.label, modifier: option.modifier } : undefined;

/**
 * What a person chose, priced by the product's own table. Server and web call it with the same view, so the price on
 * the screen is the price of the buyback. @throws Refusal `answers-insufficient`.
 */
export function diagnose(
  view: Pick<DiagnosticView, 'questions' | 'prices'> & { readonly currency: Currency },
  chosen: readonly ChosenAnswer[],
  { transport, payment }: Choices = {},
): Diagnosis {
  const all = told(view.questions, chosen);
  const { breakdown, steps } = explained({
    prices: view.prices,
    answers: all.map(({ questionId, answerId, answer, effect }) => ({
      questionId,
      answerId,
      label: answer,
      effect,
    })),
    transport: modified(transport),
    payment: modified(payment),
    bonus: payment?.bonus ? { label: payment.label, modifier: payment.bonus } : undefined,
  });
  return {
    answers: all.map(({ effect: _effect, ...answer }) => answer),
    priced: {
      total: breakdown.total,
      currency: view.currency,
      state: breakdown.state,
      lines: priceLines(breakdown),
    },
    breakdown,
    steps,
  };
}

/**
 * The same for a customer whose buyback keeps it in his language: answers, and what transport and payment add.
 *
 * @throws Refusal `answers-insufficient`.
 */
export function diagnoseIn<D extends Parameters<typeof diagnose>[0]>(
  view: D,
  chosen: readonly ChosenAnswer[],
  { transport, payment }: Choices,
  language: string,
): Diagnosis {
  return diagnose({ ...view, questions: questionsIn(view.questions, language) }, chosen, {
    ...(transport ? { transport: readIn(transport, language) } : {}),
    ...(payment ? { payment: readIn(payment, language) } : {}),
  });
}
