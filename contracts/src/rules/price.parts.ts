import { z } from 'zod';
import { shownAs } from '../kernel/look';
import { productStateSchema } from './statuses';

/** Price 0 to 50000 (back office §5), in minor units. */
export const maxProductPrice = 5_000_000;
const statePriceSchema = z.int().min(0).max(maxProductPrice).optional();

/** Buyback price per state, minor units; a state without a price is not bought (back office §3 "Product"). */
export const productPricesSchema = shownAs(
  'prices',
  z.strictObject({
    functional: statePriceSchema,
    ...{ grade_a: statePriceSchema, grade_b: statePriceSchema, grade_c: statePriceSchema },
    ...{ grade_d: statePriceSchema, grade_e: statePriceSchema },
  }),
);
export type ProductPrices = z.infer<typeof productPricesSchema>;

/** The grades, best first. An answer caps at one of them. */
export const grades = ['grade_a', 'grade_b', 'grade_c', 'grade_d', 'grade_e'] as const;
export const gradeSchema = z.enum(grades);
export type Grade = z.infer<typeof gradeSchema>;

/** The effect of an answer on the price (domain §2 "Price"); an empty object has no effect. */
export const answerEffectSchema = z.strictObject({
  /** The product is in this state at best. */
  capState: gradeSchema.optional(),
  /** Percent of the state's price, for example -12.5. */
  percentage: shownAs('percent', z.number().min(-100).max(100)).optional(),
  /** Minor units, may be negative. */
  amount: shownAs('money', z.int()).optional(),
  /** The product is not bought at all. */
  blocks: z.boolean().optional(),
});
export type AnswerEffect = z.infer<typeof answerEffectSchema>;

const capSchema = z.int().nullish();
const percentageModifierSchema = z
  .strictObject({
    type: z.literal('percentage'),
    /** Whole number from -100 to 100, not 0 (back office §5 "Payment mode"). */
    value: z
      .int()
      .min(-100)
      .max(100)
      .refine((value) => value !== 0, 'validation.not-zero'),
    /** Minor units; the modifier never moves the price further than this. */
    capped_amount: capSchema,
  })
  .refine(({ value, capped_amount: cap }) => !cap || Math.sign(cap) === Math.sign(value), {
    error: 'validation.cap-sign',
    path: ['capped_amount'],
  });
const fixedModifierSchema = z.strictObject({
  type: z.literal('fixed'),
  /** Minor units: "a fixed modifier adds value/100" (customer journey §5). */
  value: z.int(),
  capped_amount: capSchema,
});

/** Bonus or malus of a transport or payment method (customer journey §3 "Price modifier"). */
export const priceModifierSchema = shownAs(
  'price-modifier',
  z.discriminatedUnion('type', [percentageModifierSchema, fixedModifierSchema]),
);
export type PriceModifier = z.infer<typeof priceModifierSchema>;

const labelledModifierSchema = z.strictObject({ label: z.string(), modifier: priceModifierSchema });
const answerRefSchema = z.strictObject({ questionId: z.string(), answerId: z.string() });

export const estimateInputSchema = z.strictObject({
  prices: productPricesSchema,
  answers: z.array(answerRefSchema.extend({ label: z.string(), effect: answerEffectSchema })),
  transport: labelledModifierSchema.optional(),
  payment: labelledModifierSchema.optional(),
  /** Payment bonus, a premium feature; omit if the account does not have it. */
  bonus: labelledModifierSchema.optional(),
});
export type EstimateInput = z.infer<typeof estimateInputSchema>;

/** `floor` compensates for what would fall below zero, so that the parts always add up to the total. */
export const priceModifierKinds = ['transport', 'payment', 'bonus', 'floor'] as const;

/** A state without a price, or an answer that blocks: not bought, on any way in (domain §2). */
export const notBoughtSchema = z.enum(['no-price', 'blocked']);

/** All amounts in minor units: best + impacts + modifiers = total. */
export const priceBreakdownSchema = z.strictObject({
  state: productStateSchema,
  /** The price in the best condition that is bought; zero if there is none or an answer blocks. */
  best: z.int().nonnegative(),
  impacts: z.array(
    answerRefSchema.extend({
      label: z.string(),
      value: z.int(),
      /**
       * `state`: the answer decides the condition, the value is the step from the best price to that of the condition.
       * `counted`: another answer led to that condition or a worse one already. `none`: the price does not depend on it.
       */
      kind: z.enum(['state', 'counted', 'percentage', 'fixed', 'none', 'blocked']),
    }),
  ),
  modifiers: z.array(
    z.strictObject({
      kind: z.enum(priceModifierKinds),
      label: z.string(),
      value: z.int(),
      /** What it would be without its cap. */
      uncapped: z.int().optional(),
    }),
  ),
  /** Best price and impacts, never below zero. */
  subtotal: z.int().nonnegative(),
  total: z.int().nonnegative(),
  blocked: answerRefSchema.optional(),
  /** Why the total is zero. */
  reason: z.enum([...notBoughtSchema.options, 'zero']).optional(),
});
export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;
export type PriceImpact = PriceBreakdown['impacts'][number];
export type PricePart = PriceBreakdown['modifiers'][number];
