import { z } from 'zod';
import { amountSchema, endpoint, uuidSchema } from '../kernel';
import { productStateSchema } from '../rules/statuses';
import { refurbStepIdSchema } from './item-refurbishment.api';

export const simulateRefurbishment = endpoint({
  name: 'simulateRefurbishment',
  method: 'POST',
  path: '/refurbishment-simulation',
  access: 'refurb-step.read',
  summary:
    'Which steps a product with these answers gets, what they cost in a workshop, and what margin is expected.',
  status: 200,
  body: z.strictObject({
    productId: uuidSchema,
    state: productStateSchema,
    warehouseId: uuidSchema,
    /** In minor units; without it, no margin is known. */
    purchasePrice: amountSchema.min(0).optional(),
    answers: z
      .array(z.strictObject({ questionId: uuidSchema, answerIds: z.array(uuidSchema).min(1).max(50) }))
      .max(100),
  }),
  reply: z.object({
    steps: z.array(z.object({ refurbStepId: refurbStepIdSchema, label: z.string(), cost: amountSchema })),
    plannedCost: amountSchema,
    expectedDays: z.int(),
    expectedPrice: amountSchema.optional(),
    expectedMargin: amountSchema.optional(),
  }),
  problems: ['unknown-reference'],
});
