import { z } from 'zod';
import { diagnosticViewSchema } from '../catalogue/diagnostic.rows';
import { endpoint, uuidSchema } from '../kernel';

const checkDiagnosticSchema = diagnosticViewSchema.extend({
  /** Whether the promise still holds: then it is the diagnostic of the declaration, otherwise today's. */
  priceLocked: z.boolean(),
});
export type CheckDiagnostic = z.infer<typeof checkDiagnosticSchema>;

export const readCheckDiagnostic = endpoint({
  name: 'readCheckDiagnostic',
  method: 'GET',
  path: '/buybacks/{id}/diagnostic',
  access: 'buyback.finalise',
  summary:
    'The questions and prices by which a product is judged when it is handed over: of its declaration as long as its price is promised, afterwards of today.',
  params: z.object({ id: uuidSchema }),
  reply: checkDiagnosticSchema,
  problems: [
    'buyback-status-invalid',
    'buyback-not-eligible',
    'buyback-already-finalised',
    'buyback-cancelled',
    'buyback-cancel-pending',
    'product-gone',
    'product-unpublished',
    'no-diagnostic-question',
    'no-buyback-price',
    'no-transport-mode',
    'no-payment-mode',
    'no-warehouse',
  ],
});
