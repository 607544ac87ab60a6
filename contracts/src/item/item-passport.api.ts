import { z } from 'zod';
import { endpoint, isoTimeSchema, readIn, translationsSchema, uuidSchema } from '../kernel';
import { sha256Schema } from './erasure.parts';
import { byItemId } from './item.api';

const actSchema = z.object({ at: isoTimeSchema, role: z.string() });

/** What a buyer of a reconditioned product may know of it: roles, never people (décret 2022-190). */
export const itemPassportSchema = z.object({
  identificationNumber: z.string(),
  product: z.string(),
  brand: z.string(),
  /** With what was asked of it; the answers are between seller and buyer. */
  tested: actSchema.extend({
    /** In the account's language. */
    questions: z.array(z.string()),
    /** Of each question, in their order. */
    questionTranslations: z.array(translationsSchema(z.string())).optional(),
  }),
  steps: z.array(actSchema.extend({ label: z.string() })),
  erasure: actSchema
    .extend({
      outcome: z.enum(['erased', 'destroyed']),
      provider: z.string(),
      standard: z.string().optional(),
      certificate: sha256Schema.optional(),
    })
    .optional(),
  /** Follows from everything that was kept: paper and page show the same in all languages, or one of them was changed. */
  code: z.string(),
});
export type ItemPassport = z.infer<typeof itemPassportSchema>;

/** What was asked, in a reader's language. */
export const questionsTold = (
  { questions, questionTranslations = [] }: ItemPassport['tested'],
  language: string,
): string[] =>
  questions.map((text, at) => readIn({ text, textTranslations: questionTranslations[at] }, language).text);

/** The page of the public app to which its QR code leads. */
export const passportPath = (id: string, token: string): string => `/passport/${id}?token=${token}`;

const byLink = {
  method: 'GET',
  access: 'public',
  params: byItemId,
  query: z.object({ token: z.string().max(100).describe('As in the address of the QR code.') }),
  problems: ['passport-not-ready'],
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
  summary: 'The same passport as PDF.',
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

/** Of a run at the scan station, or of a selection in a list. */
export const mostShelfLabels = 200;
const labels = {
  method: 'POST',
  access: 'stock.items-read',
  status: 200,
  body: z.strictObject({ itemIds: z.array(uuidSchema).min(1).max(mostShelfLabels) }),
} as const;

export const printShelfLabels = endpoint({
  ...labels,
  name: 'printShelfLabels',
  path: '/items/shelf-labels',
  summary:
    'Labels of items for the shelf (PDF), one a page: the code as Code 128, IMEI, grade and stock as DataMatrix.',
  produces: 'application/pdf',
});

export const printShelfLabelsZpl = endpoint({
  ...labels,
  name: 'printShelfLabelsZpl',
  path: '/items/shelf-labels/zpl',
  summary: 'The same labels in the language of label printers (ZPL).',
  produces: 'text/plain',
});
