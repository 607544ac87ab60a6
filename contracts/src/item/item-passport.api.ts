import { z } from 'zod';
import { endpoint, isoTimeSchema } from '../kernel';
import { sha256Schema } from './erasure.parts';
import { byItemId } from './item.api';

const actSchema = z.object({ at: isoTimeSchema, role: z.string() });

/** What a buyer of a reconditioned product may know of it: roles, never people (décret 2022-190). */
export const itemPassportSchema = z.object({
  identificationNumber: z.string(),
  product: z.string(),
  brand: z.string(),
  tested: actSchema,
  steps: z.array(actSchema.extend({ label: z.string() })),
  erasure: actSchema
    .extend({
      outcome: z.enum(['erased', 'destroyed']),
      provider: z.string(),
      standard: z.string().optional(),
      certificate: sha256Schema.optional(),
    })
    .optional(),
  /** Follows from everything above: paper and page show the same, or one of them was changed. */
  code: z.string(),
});
export type ItemPassport = z.infer<typeof itemPassportSchema>;

const byLink = {
  method: 'GET',
  access: 'public',
  params: byItemId,
  query: z.object({ token: z.string().max(100) }),
} as const;

export const readItemPassport = endpoint({
  ...byLink,
  name: 'readItemPassport',
  path: '/item-passports/{id}',
  summary: 'The passport of a reconditioned product, at the unguessable address of its QR code.',
  reply: itemPassportSchema,
});

export const openItemPassport = endpoint({
  ...byLink,
  name: 'openItemPassport',
  path: '/item-passports/{id}/paper',
  summary: 'The same passport as PDF: where its QR code leads.',
  produces: 'application/pdf',
});

export const downloadItemPassport = endpoint({
  name: 'downloadItemPassport',
  method: 'GET',
  path: '/items/{id}/passport',
  access: 'stock.items-read',
  summary:
    'The passport of an item to put beside it: what was tested, replaced and erased, with its QR code.',
  params: byItemId,
  produces: 'application/pdf',
  problems: ['passport-not-ready'],
});

const label = { method: 'GET', access: 'stock.items-read', params: byItemId } as const;

export const downloadShelfLabel = endpoint({
  ...label,
  name: 'downloadShelfLabel',
  path: '/items/{id}/shelf-label',
  summary:
    'The label of an item for the shelf (PDF): its code as Code 128, IMEI, grade and stock as DataMatrix.',
  produces: 'application/pdf',
});

export const downloadShelfLabelZpl = endpoint({
  ...label,
  name: 'downloadShelfLabelZpl',
  path: '/items/{id}/shelf-label/zpl',
  summary: 'The same label in the language of label printers (ZPL).',
  produces: 'text/plain',
});
