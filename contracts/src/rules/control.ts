import { z } from 'zod';
import { percentOf } from '../kernel/money';

const maxAmountSchema = z.int().nonnegative().optional();
const share = (type: 'percentage_declared' | 'percentage_controlled') =>
  z.strictObject({
    type: z.literal(type),
    /** Percent. */
    absorptionValue: z.number().min(0).max(100),
    maxAmount: maxAmountSchema,
  });

/**
 * How much of a loss a category absorbs (back office §3 "Category": absorptionType). `maxAmount` and the `value`
 * type are in minor units; `maxAmount` limits whatever the rule allows.
 */
export const absorptionRuleSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  share('percentage_declared'),
  share('percentage_controlled'),
  z.strictObject({
    type: z.literal('value'),
    absorptionValue: z.int().nonnegative(),
    maxAmount: maxAmountSchema,
  }),
]);
export type AbsorptionRule = z.infer<typeof absorptionRuleSchema>;
export const absorptionTypes = ['none', 'percentage_declared', 'percentage_controlled', 'value'] as const;

/** One answer, with the texts shown to the person. */
export type TestedAnswer = {
  readonly questionId: string;
  readonly question: string;
  readonly answerId: string;
  readonly answer: string;
};
/** Texts of both answers; empty if the question was not answered on that side. */
export type AnswerDifference = { questionId: string; question: string; declared: string; found: string };

export type ControlInput = {
  readonly declaredAnswers: readonly TestedAnswer[];
  readonly controlledAnswers: readonly TestedAnswer[];
  /** Minor units. */
  readonly declaredPrice: number;
  readonly controlledPrice: number;
  /** The parcel left after its price lock had ended: found and declared are held to the prices of the day. */
  readonly late?: boolean;
  /** `enabled`: the account has the premium feature `absorption`. */
  readonly absorption: { readonly enabled: boolean; readonly rule: AbsorptionRule };
};

/** `validatedPrice` is absent while the customer still has to answer a proposal. */
export type ControlOutcome = { differences: AnswerDifference[] } & (
  | { outcome: 'same-answers' | 'by-price'; validatedPrice: number; absorbedAmount: 0 }
  | { outcome: 'absorbed'; validatedPrice: number; absorbedAmount: number }
  | { outcome: 'lower'; validatedPrice?: undefined; absorbedAmount: 0 }
);

/** The largest loss, in minor units, that the rule absorbs. */
export function absorbable(rule: AbsorptionRule, declaredPrice: number, controlledPrice: number): number {
  switch (rule.type) {
    case 'none':
      return 0;
    case 'percentage_declared':
      return Math.min(percentOf(declaredPrice, rule.absorptionValue), rule.maxAmount ?? Infinity);
    case 'percentage_controlled':
      return Math.min(percentOf(controlledPrice, rule.absorptionValue), rule.maxAmount ?? Infinity);
    case 'value':
      return Math.min(rule.absorptionValue, rule.maxAmount ?? Infinity);
  }
}

/** The questions answered differently on the two sides, in the order of the declaration. */
export function answerDifferences(
  declaredAnswers: readonly TestedAnswer[],
  controlledAnswers: readonly TestedAnswer[],
): AnswerDifference[] {
  const declared = new Map(declaredAnswers.map((answer) => [answer.questionId, answer]));
  const found = new Map(controlledAnswers.map((answer) => [answer.questionId, answer]));
  return [...new Set([...declared.keys(), ...found.keys()])]
    .filter((questionId) => declared.get(questionId)?.answerId !== found.get(questionId)?.answerId)
    .map((questionId) => ({
      questionId,
      question: declared.get(questionId)?.question ?? found.get(questionId)?.question ?? '',
      declared: declared.get(questionId)?.answer ?? '',
      found: found.get(questionId)?.answer ?? '',
    }));
}

/**
 * What a compliance test means for the price (domain §2, the control rows). The same answers give the declared
 * price even if the catalogue's prices have changed since, unless the parcel was sent late. A loss is absorbed entirely
 * or not at all.
 */
export function controlOutcome(input: ControlInput): ControlOutcome {
  const { declaredAnswers, controlledAnswers, declaredPrice, controlledPrice, absorption, late } = input;
  const differences = answerDifferences(declaredAnswers, controlledAnswers);
  const kept = { differences, validatedPrice: declaredPrice };
  const loss = declaredPrice - controlledPrice;
  const same = differences.length === 0;
  if (same && !(late && loss > 0)) return { ...kept, outcome: 'same-answers', absorbedAmount: 0 };
  if (loss <= 0) return { ...kept, outcome: 'by-price', absorbedAmount: 0 };
  const absorbed = absorption.enabled && loss <= absorbable(absorption.rule, declaredPrice, controlledPrice);
  if (absorbed) return { ...kept, outcome: 'absorbed', absorbedAmount: loss };
  return { differences, outcome: 'lower', absorbedAmount: 0 };
}
