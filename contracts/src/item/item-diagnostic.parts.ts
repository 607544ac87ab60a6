import { z } from 'zod';
import { centimetresSchema, gramsSchema } from '../catalogue/catalogue.parts';
import { productSnapshotSchema } from '../buyback/buyback.parts';
import { imeiSchema } from '../rules/imei';
import { uuidSchema } from '../kernel';

const codeSchema = z.string().trim().min(1).max(255);
const measures = { weight: gramsSchema, length: centimetresSchema, width: centimetresSchema };

/** What the workshop read from the product itself. */
const readOffSchema = z
  .strictObject({
    imei: imeiSchema,
    serialNumber: codeSchema,
    colour: z.string().trim().min(1).max(60),
    ...measures,
    height: centimetresSchema,
  })
  .partial();

/** What a tester corrects; only another product changes the price. */
export const correctionSchema = readOffSchema.extend({ productId: uuidSchema.optional() });
export type Correction = z.infer<typeof correctionSchema>;

/** What an item really is: the product as the catalogue described it on the day of the test. */
export const specificationSchema = readOffSchema.extend({
  product: productSnapshotSchema.optional(),
  /** Key of the diagnostic of that other product, by which it was priced. */
  diagnosticId: z.string().length(64).optional(),
});
export type Specification = z.infer<typeof specificationSchema>;

/** A photo of a test: what it shows cannot be exchanged later without its hash telling. */
export const testPhotoSchema = z.strictObject({
  key: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  questionId: uuidSchema.optional(),
});
export type TestPhoto = z.infer<typeof testPhotoSchema>;

/** A photo of what lay in the parcel, taken when it was opened. */
export const openingPhotoSchema = testPhotoSchema.omit({ questionId: true });
/** Of one parcel. */
export const mostOpeningPhotos = 8;
export type OpeningPhoto = z.infer<typeof openingPhotoSchema>;

/** The last part of its key. */
export const photoNameSchema = z.string().regex(/^[0-9a-z-]{1,64}\.(png|jpg)$/);
export const photoNameOf = ({ key }: Pick<TestPhoto, 'key'>): string => key.slice(key.lastIndexOf('/') + 1);
