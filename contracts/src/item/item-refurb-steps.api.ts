import { z } from 'zod';
import { uuidSchema, endpoint } from '../kernel';
import { saleProblems } from './item.api';
import { refurbishmentAction, refurbStepIdSchema, workStockIdSchema } from './item-refurbishment.api';
import { erasureSchema } from './erasure.parts';
import { refurbStepStatusSchema } from './refurbishment.parts';

/** back office §5: at most 255 characters. */
const noteSchema = z.string().trim().min(1).max(255);

export const planRefurbStep = endpoint({
  ...refurbishmentAction,
  name: 'planRefurbStep',
  act: 'item.PlanRefurbStep',
  path: '/items/{id}/refurb-steps',
  access: 'refurb-step.write',
  summary: 'Adds a step to an item in refurbishment.',
  body: z.strictObject({ refurbStepId: refurbStepIdSchema }),
  problems: ['item-not-in-refurbishment', 'unknown-reference'],
});

const stepAct = {
  ...refurbishmentAction,
  access: 'refurb-step.write',
  params: z.object({ id: uuidSchema, stepId: uuidSchema }),
} as const;
/** `seen`: the status on the screen. A step that another person changed meanwhile is not touched. */
const seen = { seen: refurbStepStatusSchema };
const refused = ['item-not-in-refurbishment', 'refurb-step-changed', 'refurb-step-status-invalid'] as const;

export const startRefurbStep = endpoint({
  ...stepAct,
  name: 'startRefurbStep',
  act: 'item.StartRefurbStep',
  path: '/items/{id}/refurb-steps/{stepId}/start',
  summary: 'Starts a step in the confirmed stock, where the item lies from then on.',
  body: z.strictObject({ ...seen, stockId: workStockIdSchema }),
  problems: [...refused, 'stock-choice-invalid', ...saleProblems],
});

export const pauseRefurbStep = endpoint({
  ...stepAct,
  name: 'pauseRefurbStep',
  act: 'item.PauseRefurbStep',
  path: '/items/{id}/refurb-steps/{stepId}/pause',
  summary: 'Pauses a step.',
  body: z.strictObject(seen),
  problems: refused,
});

export const resumeRefurbStep = endpoint({
  ...stepAct,
  name: 'resumeRefurbStep',
  act: 'item.ResumeRefurbStep',
  path: '/items/{id}/refurb-steps/{stepId}/resume',
  summary: 'Resumes a paused step.',
  body: z.strictObject(seen),
  problems: refused,
});

export const completeRefurbStep = endpoint({
  ...stepAct,
  name: 'completeRefurbStep',
  act: 'item.CompleteRefurbStep',
  path: '/items/{id}/refurb-steps/{stepId}/complete',
  summary:
    'Completes a step, with a comment if there is something to say; one that erases data, with its proof.',
  body: z.strictObject({ ...seen, comment: noteSchema.optional(), erasure: erasureSchema.optional() }),
  problems: [
    ...refused,
    'erasure-proof-required',
    'erasure-device-unknown',
    'erasure-device-mismatch',
    'unknown-reference',
  ],
});

export const cancelRefurbStep = endpoint({
  ...stepAct,
  name: 'cancelRefurbStep',
  act: 'item.CancelRefurbStep',
  path: '/items/{id}/refurb-steps/{stepId}/cancel',
  summary: 'Cancels a step, with the reason.',
  body: z.strictObject({ ...seen, reason: noteSchema }),
  problems: refused,
});

export const completeRefurbishment = endpoint({
  ...refurbishmentAction,
  name: 'completeRefurbishment',
  act: 'item.CompleteRefurbishment',
  path: '/items/{id}/refurbishment/complete',
  access: 'refurb-step.write',
  summary: 'Confirms that all steps are done, and puts the item into its stock.',
  body: z.strictObject({ stockId: workStockIdSchema }),
  problems: ['item-not-in-refurbishment', 'refurb-steps-open', 'stock-choice-invalid', ...saleProblems],
});
