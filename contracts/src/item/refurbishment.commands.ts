import { z } from 'zod';
import { nativeStockSchema } from '../configuration/stock.document';
import { uuidSchema } from '../kernel';
import { erasureSchema, saleTermsSchema } from './erasure.parts';
import { refurbishmentEvents } from './refurbishment.events';
import { plannedStepSchema, refurbStepStatusSchema, stepActSchema } from './refurbishment.parts';

/** `seen`: the step's status on the screen of the person who acts. */
const act = { ...stepActSchema.shape, seen: refurbStepStatusSchema };

/**
 * `sale`: the stock is one from which products are sold; `native`: its kind, if it came with the warehouse. Commands of
 * before these were asked leave them out.
 */
export const entry = { sale: saleTermsSchema.optional(), native: nativeStockSchema.optional() };

export const refurbishmentCommands = {
  StartDiagnosis: refurbishmentEvents.DiagnosisStarted.data,
  AnswerDiagnosis: refurbishmentEvents.DiagnosisAnswered.data,
  SummariseDiagnosis: refurbishmentEvents.DiagnosisSummarised.data,
  ChooseDiagnosisStock: refurbishmentEvents.DiagnosisStockChosen.data.extend(entry),
  FinaliseDiagnosis: z.strictObject({}),
  PlanRefurbStep: z.strictObject({ step: plannedStepSchema }),
  StartRefurbStep: z.strictObject({ ...act, stockId: uuidSchema, ...entry }),
  PauseRefurbStep: z.strictObject(act),
  ResumeRefurbStep: z.strictObject(act),
  CompleteRefurbStep: z.strictObject({
    ...act,
    noteId: uuidSchema.optional(),
    erasure: erasureSchema.optional(),
  }),
  CancelRefurbStep: z.strictObject({ ...act, noteId: uuidSchema }),
  CompleteRefurbishment: z.strictObject({ stockId: uuidSchema, ...entry }),
};
