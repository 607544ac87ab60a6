import { z } from 'zod';
import { isoTimeSchema, uuidSchema } from '../kernel';
import { refurbStepKindSchema } from './erasure.parts';

/** back office §4; `canceled` as the specification spells it. */
export const refurbStepStatuses = ['to_do', 'in_progress', 'paused', 'canceled', 'completed'] as const;
export const refurbStepStatusSchema = z.enum(refurbStepStatuses);
export type RefurbStepStatus = z.infer<typeof refurbStepStatusSchema>;

/**
 * A step as it was planned for one item: what the catalogue said then stays. `refurbStepId` names the catalogue's
 * step; `cost` is that step's cost in this item's warehouse, in minor units.
 */
export const plannedStepSchema = z.strictObject({
  id: uuidSchema,
  refurbStepId: uuidSchema,
  name: z.string().min(1).max(255),
  stockId: uuidSchema,
  cost: z.int().nonnegative(),
  /** Unset: work. */
  kind: refurbStepKindSchema.optional(),
  expectedDays: z.int().nonnegative().optional(),
});
export type PlannedStep = z.infer<typeof plannedStepSchema>;

/** One answered question, in the words it had then. */
export const refurbAnswerSchema = z.strictObject({
  questionId: uuidSchema,
  question: z.string().max(255),
  answers: z.array(z.strictObject({ id: uuidSchema, label: z.string().max(255) })).min(1),
});
export type RefurbAnswer = z.infer<typeof refurbAnswerSchema>;

/** Who acts on a step, and when: the next person, who saw something else, is told so. */
export const stepActSchema = z.strictObject({ stepId: uuidSchema, by: uuidSchema, at: isoTimeSchema });
