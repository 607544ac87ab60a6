import { z } from 'zod';
import { uuidSchema } from '../kernel';
import { erasureSchema } from './erasure.parts';
import { plannedStepSchema, refurbAnswerSchema, stepActSchema } from './refurbishment.parts';

const diagnosedSchema = z.strictObject({
  stockId: uuidSchema,
  /** Without any step, the item is done at once. */
  status: z.enum(['item_refurb_in_progress', 'item_refurb_completed']),
});

/** With the step's name, so that a history can be read by itself. */
const stepSchema = z.strictObject({ ...stepActSchema.shape, label: plannedStepSchema.shape.name });

/** From the compliance test to the shelf (back office §4): the diagnosis, then the steps in any order. */
export const refurbishmentEvents = {
  DiagnosisStarted: {
    data: z.strictObject({ warehouseId: uuidSchema }),
    leaves: 'item_refurb_diagnostic_in_progress',
    look: 'item_refurb_diagnostic_in_progress',
    partners: ['warehouseId'],
  },
  DiagnosisAnswered: { data: z.strictObject({ answers: z.array(refurbAnswerSchema) }), look: 'minor' },
  /** The technician's list of what has to be done. */
  DiagnosisSummarised: { data: z.strictObject({ steps: z.array(plannedStepSchema) }), look: 'minor' },
  /** Where the item goes once the diagnosis is finalised. */
  DiagnosisStockChosen: { data: z.strictObject({ destinationId: uuidSchema }), look: 'minor' },
  DiagnosisFinalised: {
    data: diagnosedSchema,
    leaves: ({ status }: z.infer<typeof diagnosedSchema>) => status,
    look: 'item_refurb_in_progress',
    partners: ['stockId', 'status'],
  },
  RefurbStepPlanned: { data: z.strictObject({ step: plannedStepSchema }), look: 'plain' },
  /** Its stock is confirmed: the item lies there now. */
  RefurbStepStarted: {
    data: z.strictObject({ ...stepSchema.shape, stockId: uuidSchema }),
    look: 'plain',
    partners: ['stepId', 'label', 'stockId'],
  },
  RefurbStepPaused: { data: stepSchema, look: 'minor' },
  RefurbStepResumed: { data: stepSchema, look: 'minor' },
  RefurbStepCompleted: {
    data: z.strictObject({
      ...stepSchema.shape,
      noteId: uuidSchema.optional(),
      erasure: erasureSchema.optional(),
    }),
    look: 'plain',
    partners: ['stepId', 'label'],
  },
  RefurbStepCanceled: {
    data: z.strictObject({ ...stepSchema.shape, noteId: uuidSchema }),
    look: 'plain',
    partners: ['stepId', 'label'],
  },
  RefurbishmentCompleted: {
    data: z.strictObject({ stockId: uuidSchema }),
    leaves: 'item_refurb_completed',
    look: 'item_refurb_completed',
    partners: ['stockId'],
  },
} as const;
