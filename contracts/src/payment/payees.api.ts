import { z } from 'zod';
import { amountSchema, currencySchema, endpoint, uuidSchema } from '../kernel';

/** People read so many before they sign. */
export const payeesOnPage = 100;

export const payeeSchema = z.object({
  paymentId: uuidSchema,
  buybackNumber: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  /** Absent once the person was erased, or if nobody was named. */
  payee: z.string().optional(),
  ibanEnding: z.string().length(4).optional(),
  /** Why it was left out, or would be if the batch were prepared or approved now. */
  exclusion: z.string().optional(),
});
export type Payee = z.infer<typeof payeeSchema>;

const shown = {
  method: 'GET',
  access: 'payment.read-payee',
  query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1) }),
  reply: z.object({ payees: z.array(payeeSchema), count: z.int() }),
} as const;

export const readDuePayees = endpoint({
  ...shown,
  name: 'readDuePayees',
  path: '/payments/due-payees',
  summary:
    'Whom a batch prepared now would pay, with the end of each IBAN and what would be left out; every line shown is written into the access log.',
});

export const readBatchPayees = endpoint({
  ...shown,
  name: 'readBatchPayees',
  path: '/payment-batches/{id}/payees',
  params: z.object({ id: uuidSchema }),
  summary:
    'Whom a batch pays, with the end of each IBAN and what is or would be left out; every line shown is written into the access log.',
});
