import { z } from 'zod';
import { currencySchema, isoTimeSchema, uuidSchema } from '../kernel';
import { absorptionRuleSchema, priceModifierKinds, priceModifierSchema, productStateSchema } from '../rules';

/** The rules of a price in the order in which they apply; what follows a test comes last. */
export const priceRules = [
  ...(['cap', 'state', 'no-price', 'percentage', 'amount', 'blocks', 'answer'] as const),
  ...priceModifierKinds,
  ...(['zero-allowed', 'cart-minimum', 'same-answers', 'by-price', 'absorbed', 'lower'] as const),
] as const;

/** The document that holds a rule, and its revision when the price was made. */
const ruleSourceSchema = z.object({
  of: z.enum(['product', 'question', 'shipping-method', 'payment-mode', 'category', 'settings']),
  id: z.string(),
  revision: z.int().optional(),
});
export type RuleSource = z.infer<typeof ruleSourceSchema>;

/** One rule: the price before and after it, in minor units. The steps of a price lead from zero to its total. */
export const explainedStepSchema = z.object({
  rule: z.enum(priceRules),
  /** The answer or the method, as people saw it. */
  label: z.string(),
  before: z.int(),
  after: z.int(),
  state: productStateSchema.optional(),
  questionId: uuidSchema.optional(),
  percentage: z.number().optional(),
  modifier: priceModifierSchema.optional(),
  capped: z.literal(true).optional(),
  rounded: z.literal(true).optional(),
  /** The least value of a cart, in minor units. */
  minimum: z.int().optional(),
  absorption: absorptionRuleSchema.optional(),
  source: ruleSourceSchema.optional(),
});
export type ExplainedStep = z.infer<typeof explainedStepSchema>;

/** One price of a buyback: the declared one, that of the store's check, that of the test. */
export const explainedPriceSchema = z.object({
  stage: z.enum(['declared', 'requoted', 'rediagnosed', 'controlled']),
  at: isoTimeSchema,
  /** The version of questions, prices and methods that made it. */
  diagnosticId: z.string(),
  /** `receipt`: only the lines that were kept are known, not the rules behind them. */
  told: z.enum(['rules', 'receipt']),
  total: z.int(),
  steps: z.array(explainedStepSchema),
});
export type ExplainedPrice = z.infer<typeof explainedPriceSchema>;

export const priceExplanationSchema = z.object({
  currency: currencySchema,
  prices: z.array(explainedPriceSchema),
  /** The price that is finally paid. */
  validated: z.int().optional(),
});
export type PriceExplanation = z.infer<typeof priceExplanationSchema>;
