import { z } from 'zod';
import {
  amountSchema,
  distinctBy,
  endpoint,
  isoTimeSchema,
  listOfDistinct,
  reference,
  uuidSchema,
} from '../kernel';
import { itemStatusSchema } from '../rules/statuses';
import { byItemId, saleProblems } from './item.api';
import { erasureSchema } from './erasure.parts';
import { plannedStepSchema, refurbAnswerSchema, refurbStepStatusSchema } from './refurbishment.parts';

export const workStockIdSchema = reference(uuidSchema, { to: 'stocks' });
export const refurbStepIdSchema = reference(uuidSchema, { to: 'refurb-steps' });

/** back office §3. */
export const itemRefurbStepSchema = z.object({
  ...plannedStepSchema.shape,
  cost: amountSchema,
  refurbStepId: refurbStepIdSchema,
  stockId: workStockIdSchema,
  status: refurbStepStatusSchema,
  /** Who acted last, and when; unset while nobody has started it. */
  by: uuidSchema.optional(),
  byName: z.string().optional(),
  at: isoTimeSchema.optional(),
  /** Working time before `at`, in milliseconds; what goes on now is counted from `at`. */
  workedMs: z.int().nonnegative().optional(),
  comment: z.string().optional(),
  erasure: erasureSchema.optional(),
});

export const itemRefurbishmentSchema = z.object({
  id: uuidSchema,
  status: itemStatusSchema,
  answers: z.array(refurbAnswerSchema),
  /** What the answers ask for, until the summary is made. */
  proposed: z.array(z.object({ refurbStepId: refurbStepIdSchema, name: z.string(), cost: amountSchema })),
  destinationId: workStockIdSchema.optional(),
  steps: z.array(itemRefurbStepSchema),
  /** Of all steps that were not cancelled. */
  plannedCost: amountSchema,
  completedCost: amountSchema,
});
export type ItemRefurbishment = z.infer<typeof itemRefurbishmentSchema>;

export const readRefurbishment = endpoint({
  name: 'readRefurbishment',
  method: 'GET',
  path: '/items/{id}/refurbishment',
  access: 'refurb-step.read',
  summary: 'The diagnosis of an item, its steps and what they cost.',
  params: byItemId,
  reply: itemRefurbishmentSchema,
  resource: 'ItemRefurbishment',
});

/** An act on an item in refurbishment. */
export const refurbishmentAction = {
  method: 'POST',
  params: byItemId,
  reply: itemRefurbishmentSchema,
  resource: 'ItemRefurbishment',
  status: 200,
} as const;
const inDiagnosis = ['item-not-diagnosable', 'item-already-diagnosed'] as const;

export const startDiagnosis = endpoint({
  ...refurbishmentAction,
  name: 'startDiagnosis',
  act: 'item.StartDiagnosis',
  path: '/items/{id}/diagnosis',
  access: 'refurb-diagnostic.write',
  summary: 'Starts the refurbishment diagnosis of a bought item.',
  body: z.strictObject({}),
  problems: inDiagnosis,
});

export const answerDiagnosis = endpoint({
  ...refurbishmentAction,
  name: 'answerDiagnosis',
  act: 'item.AnswerDiagnosis',
  path: '/items/{id}/diagnosis/answers',
  access: 'refurb-diagnostic.write',
  summary: 'Records all answers of the diagnosis; the summary is then made again.',
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: uuidSchema, answerIds: listOfDistinct(uuidSchema, 50, 1) }))
      .min(1)
      .max(100)
      .refine(distinctBy('questionId'), { error: 'listed-twice' }),
  }),
  problems: inDiagnosis,
});

export const summariseDiagnosis = endpoint({
  ...refurbishmentAction,
  name: 'summariseDiagnosis',
  act: 'item.SummariseDiagnosis',
  path: '/items/{id}/diagnosis/summary',
  access: 'refurb-diagnostic.write',
  summary: 'Lists the steps that the item gets, in their order; none is possible.',
  body: z.strictObject({ refurbStepIds: z.array(refurbStepIdSchema).max(50) }),
  problems: [...inDiagnosis, 'diagnosis-not-answered', 'unknown-reference'],
});

export const chooseDiagnosisStock = endpoint({
  ...refurbishmentAction,
  name: 'chooseDiagnosisStock',
  act: 'item.ChooseDiagnosisStock',
  path: '/items/{id}/diagnosis/stock',
  access: 'refurb-diagnostic.write',
  summary: 'Chooses the stock in which the item lies once the diagnosis is finalised.',
  body: z.strictObject({ stockId: workStockIdSchema }),
  problems: [...inDiagnosis, 'diagnosis-not-summarised', 'stock-choice-invalid', ...saleProblems],
});

export const finaliseDiagnosis = endpoint({
  ...refurbishmentAction,
  name: 'finaliseDiagnosis',
  act: 'item.FinaliseDiagnosis',
  path: '/items/{id}/diagnosis/finalise',
  access: 'refurb-diagnostic.write',
  summary: 'Ends the diagnosis: the item lies in the chosen stock, and its steps can be started.',
  body: z.strictObject({}),
  problems: [...inDiagnosis, 'diagnosis-not-summarised', 'diagnosis-stock-not-chosen'],
});
