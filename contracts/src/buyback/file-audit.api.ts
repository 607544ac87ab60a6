import { z } from 'zod';
import { endpoint, isoTimeSchema, uuidSchema } from '../kernel';
import { buybackRowSchema } from './buyback.rows';

const byId = z.object({ id: uuidSchema });

export const personalAccessSchema = z.object({
  at: isoTimeSchema,
  /** `read`: the customer’s data · `pay`: payee and end of the IBAN · `open`: by code in a store · `find`: looked for the person. */
  act: z.enum(['read', 'erase', 'open', 'find', 'pay']),
  userId: z.string(),
  /** Of a person of the reader’s own account. */
  userName: z.string().optional(),
});
export type PersonalAccess = z.infer<typeof personalAccessSchema>;

export const readBuybackAccesses = endpoint({
  name: 'readBuybackAccesses',
  method: 'GET',
  path: '/buybacks/{id}/accesses',
  access: 'buyback.read-accesses',
  summary: 'Who looked at the customer’s data of a buyback, the newest first, at most 200.',
  params: byId,
  reply: z.object({ accesses: z.array(personalAccessSchema) }),
});

export const readBuybackAsOf = endpoint({
  name: 'readBuybackAsOf',
  method: 'GET',
  path: '/buybacks/{id}/as-of',
  access: 'buyback.read-past',
  summary:
    'A buyback as its list showed it at a time, rebuilt from its events up to then; not found before its first.',
  params: byId,
  query: z.object({
    at: isoTimeSchema.optional().describe('Up to when, in UTC: `2026-11-29T12:00:00Z`. By default now.'),
  }),
  reply: buybackRowSchema,
  resource: 'Buyback',
});
