import { z } from 'zod';
import { refurbStepKindSchema } from '../item/erasure.parts';
import { stocksOfOtherPurpose } from '../item/stock-purpose.rules';
import { amountSchema, distinctBy, listOfDistinct, reference, shownAs, uuidSchema } from '../kernel';

/** back office §5 "Refurbishment": names, descriptions and labels of at most 255 characters. */
const nameSchema = z.string().trim().min(1).max(255);
const descriptionSchema = z.string().trim().max(255).default('');

/** What a step costs in one warehouse (back office §3). */
const stepCostSchema = z.strictObject({
  warehouseId: reference(uuidSchema, { to: 'organizations', where: { type: 'warehouse' } }),
  cost: shownAs('money', amountSchema.min(0)),
});

export const refurbStepInputSchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  /** Where an item lies while the step is worked on, so one that takes such items; the technician confirms it at the start. */
  stockId: reference(uuidSchema, {
    to: 'stocks',
    except: { native: stocksOfOtherPurpose('item_refurb_in_progress') },
    removal: 'stock-not-empty',
  }),
  /** A warehouse that is not named does the step at no cost. */
  costs: z
    .array(stepCostSchema)
    .max(200)
    .refine(distinctBy('warehouseId'), { error: 'listed-twice' })
    .default([]),
  kind: refurbStepKindSchema.default('work'),
  /** Days that it usually takes; 0: nobody has said. */
  expectedDays: shownAs('days', z.int().min(0).max(365)).default(0),
  active: z.boolean().default(true),
});
export type RefurbStep = z.infer<typeof refurbStepInputSchema> & { readonly id: string };

/** The step's cost in a warehouse, in minor units. */
export const stepCostIn = ({ costs }: Pick<RefurbStep, 'costs'>, warehouseId: string): number =>
  costs.find((each) => each.warehouseId === warehouseId)?.cost ?? 0;

export const refurbQuestionTypes = ['unique', 'multiple'] as const;

/** A step that an answer asks for; no categories: for every product. */
const proposedStepSchema = z.strictObject({
  refurbStepId: reference(uuidSchema, { to: 'refurb-steps' }),
  categoryIds: listOfDistinct(reference(uuidSchema, { to: 'categories', holds: false }), 200).default([]),
});

const refurbAnswerInputSchema = z.strictObject({
  /** Given by the server where a new answer has none. */
  id: uuidSchema.optional(),
  label: nameSchema,
  steps: z.array(proposedStepSchema).max(50).default([]),
});

export const refurbQuestionInputSchema = z.strictObject({
  label: nameSchema,
  type: z.enum(refurbQuestionTypes),
  description: descriptionSchema,
  answers: z.array(refurbAnswerInputSchema).min(1).max(50),
  position: z.int().nonnegative().default(0),
});
export type RefurbQuestion = z.infer<typeof refurbQuestionInputSchema> & { readonly id: string };
