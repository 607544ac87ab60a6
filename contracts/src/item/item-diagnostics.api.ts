import { z } from 'zod';
import { productSnapshotSchema } from '../buyback/buyback.parts';
import { gradeSchema } from '../rules/price.parts';
import {
  amountSchema,
  currencySchema,
  endpoint,
  isoTimeSchema,
  keptTranslationsSchema,
  uuidSchema,
} from '../kernel';
import { productStateSchema } from '../rules/statuses';
import { byItemId } from './item.api';
import {
  openingPhotoSchema,
  photoNameSchema,
  specificationSchema,
  testPhotoSchema,
} from './item-diagnostic.parts';

export const itemDiagnosticTypes = ['declaration', 'store_check', 'compliance_test'] as const;
const diagnosticTypeSchema = z.enum(itemDiagnosticTypes);
export type ItemDiagnosticType = z.infer<typeof diagnosticTypeSchema>;

/** The name only for people of the reader's own account. */
const personSchema = z.object({ id: z.string(), name: z.string().optional() });
const placeSchema = z.object({ id: uuidSchema, name: z.string().optional() });

const audited = { createdAt: isoTimeSchema, createdBy: z.string() };

/** One answered question of a diagnostic (back office §3). */
export const itemResponseSchema = z.object({
  id: uuidSchema,
  itemDiagnostic: uuidSchema,
  diagnosticType: diagnosticTypeSchema,
  questionId: uuidSchema,
  question: z.string(),
  questionTranslations: keptTranslationsSchema.optional(),
  /** Every question of a buyback has one answer. */
  questionType: z.literal('unique'),
  responseId: z.string(),
  responseLabel: z.string(),
  responseLabelTranslations: keptTranslationsSchema.optional(),
  /** The best state that a product with this answer can have; unset where the answer does not limit it. */
  responseState: gradeSchema.optional(),
  nameAnsweredBy: z.string().optional(),
  /** The role in which it was answered. */
  typeUserAnsweredBy: z.string(),
  typeOrganizationAnsweredBy: z.enum(['public', 'store', 'warehouse']),
  warehouseId: uuidSchema.optional(),
  comment: z.string().optional(),
  photos: z.array(testPhotoSchema),
  ...audited,
});

export const itemDiagnosticSchema = z.object({
  id: uuidSchema,
  diagnosticType: diagnosticTypeSchema,
  /** Of the product, as it was called then. */
  category: z.object({
    id: uuidSchema,
    label: z.string(),
    labelTranslations: keptTranslationsSchema.optional(),
  }),
  product: productSnapshotSchema,
  /** As corrected by this test or one before it. */
  specification: specificationSchema.omit({ product: true, diagnosticId: true }),
  productState: productStateSchema,
  diagnosticPrice: amountSchema,
  currency: currencySchema,
  /** Where it was made. */
  mainOrganization: placeSchema,
  diagnostician: personSchema,
  imei: z.string().optional(),
  forcedInvalidImei: z.boolean(),
  photos: z.array(testPhotoSchema),
  comment: z.string().optional(),
  responses: z.array(itemResponseSchema),
  ...audited,
});
export type ItemDiagnostic = z.infer<typeof itemDiagnosticSchema>;

export const readItemDiagnostics = endpoint({
  name: 'readItemDiagnostics',
  method: 'GET',
  path: '/items/{id}/diagnostics',
  access: 'stock.items-read',
  summary:
    'Every diagnostic of an item side by side, oldest first: declaration, check in the store, each test; and the photos of its opened parcel.',
  params: byItemId,
  reply: z.object({
    diagnostics: z.array(itemDiagnosticSchema),
    /** What lay in the parcel, oldest first. */
    opening: z.array(z.object({ photo: openingPhotoSchema, at: isoTimeSchema, by: personSchema })),
  }),
});

export const downloadItemPhoto = endpoint({
  name: 'downloadItemPhoto',
  method: 'GET',
  path: '/items/{id}/photos/{name}',
  access: 'stock.items-read',
  summary: 'A photo of one of an item’s tests, also of one before the last, or of its opened parcel.',
  params: byItemId.extend({
    name: photoNameSchema.describe('As the diagnostics of the item name the photo.'),
  }),
  produces: 'image/*',
});
