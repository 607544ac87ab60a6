import { z } from 'zod';
import { answerSchema, lateSchema } from '../buyback/buyback.parts';
import { diagnosticViewSchema } from '../catalogue/diagnostic.rows';
import { currencySchema, endpoint, uuidSchema } from '../kernel';
import { chosenAnswersSchema } from '../buyback/buyback.bodies';
import { correctionSchema, openingPhotoSchema } from './item-diagnostic.parts';
import { byItemId, commentSchema, itemAction, saleProblems } from './item.api';

export const checkInItem = endpoint({
  ...itemAction,
  name: 'checkInItem',
  act: 'item.RegisterItem',
  path: '/items/{id}/check-in',
  access: 'item.check-in',
  summary: 'Registers a received item in the warehouse (stock: awaiting control).',
  body: z.strictObject({ stockId: uuidSchema.optional(), comment: commentSchema }),
  problems: [
    'item-status-not-registrable',
    'check-in-disabled',
    'warehouse-comment-required',
    'stock-choice-invalid',
    ...saleProblems,
  ],
});

export const undoCheckIn = endpoint({
  ...itemAction,
  name: 'undoCheckIn',
  act: 'item.UndoRegistration',
  path: '/items/{id}/check-in/undo',
  access: 'item.check-in',
  summary: 'Undoes a check-in scanned by mistake, as long as the item has not been controlled.',
  body: z.strictObject({}),
  problems: ['item-status-invalid'],
});

export const controlItem = endpoint({
  ...itemAction,
  name: 'controlItem',
  act: 'item.ControlItem',
  path: '/items/{id}/control',
  access: 'item.control',
  summary: 'Records the compliance test. The server prices the findings and decides the outcome.',
  body: z.strictObject({
    answers: chosenAnswersSchema,
    stockId: uuidSchema.optional(),
    comment: commentSchema,
    photoKeys: z.array(z.string().max(200)).max(8).default([]),
    /** To which answer each photo belongs; one that is not named shows the product as a whole. */
    photoQuestions: z.record(z.string().max(200), uuidSchema).default({}),
    /** What the item really is, where it is not what was declared. */
    specification: correctionSchema.optional(),
  }),
  problems: [
    'item-not-registered',
    'item-status-not-controllable',
    'answers-insufficient',
    'product-gone',
    'warehouse-comment-required',
    'lower-price-without-reason',
    'lower-price-without-photos',
    'buyback-cancel-pending',
    'stock-choice-invalid',
    ...saleProblems,
  ],
});

/** The questions of the compliance test with the declared answers; the amount in minor units. */
export const itemQuestionsSchema = z.object({
  questions: diagnosticViewSchema.shape.questions,
  declaredAnswers: z.array(answerSchema),
  declaredPrice: z.int(),
  currency: currencySchema,
  /** What its IMEI is held against: the TAC codes of the product that it really is. */
  collectsImei: z.boolean(),
  tacCodes: z.array(z.string()),
  /** The seller went on although the number did not fit. */
  forcedInvalidImei: z.boolean(),
  /** A lower price needs a reason and a photo for each answer that changed. */
  proofRequired: z.boolean(),
  /** The parcel was sent after its price lock had ended: the prices of the day count. */
  late: lateSchema.omit({ dayPrice: true }).optional(),
});
export type ItemQuestions = z.infer<typeof itemQuestionsSchema>;

export const readItemQuestions = endpoint({
  name: 'readItemQuestions',
  method: 'GET',
  path: '/items/{id}/questions',
  access: 'item.control',
  summary:
    'The questions that determined the price of the buyback, or those of the product that it really is (`productId`), with the declared answers.',
  params: byItemId,
  query: z.object({
    productId: uuidSchema
      .optional()
      .describe('The product that lies in the parcel, if it is another one than declared.'),
  }),
  reply: itemQuestionsSchema,
  problems: ['product-gone'],
});

export const previewControl = endpoint({
  name: 'previewControl',
  method: 'POST',
  path: '/items/{id}/control/preview',
  access: 'item.control',
  summary: 'The outcome that the control would have, without recording it.',
  params: byItemId,
  status: 200,
  body: z.strictObject({
    answers: chosenAnswersSchema,
    specification: correctionSchema.optional(),
  }),
  reply: z.object({
    outcome: z.string(),
    declaredPrice: z.int(),
    controlledPrice: z.int(),
    state: z.string(),
    absorbedAmount: z.int(),
    late: lateSchema.optional(),
  }),
  problems: ['answers-insufficient', 'product-gone'],
});

const photoBodySchema = z.strictObject({ base64: z.base64().max(700_000) });

export const photographOpening = endpoint({
  name: 'photographOpening',
  act: 'item.PhotographOpening',
  method: 'POST',
  path: '/items/{id}/opening-photos',
  access: 'item.check-in',
  summary:
    'Records a photo of what lay in the parcel when it was opened, before the test: base64 of a JPG or PNG, checked by content and re-encoded.',
  params: byItemId,
  body: photoBodySchema,
  reply: z.object({ photo: openingPhotoSchema }),
  status: 201,
  problems: ['file-type-not-allowed', 'file-too-large', 'item-status-invalid', 'opening-photos-complete'],
});

export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/items/{id}/photos',
  access: 'item.control',
  summary:
    'Uploads a photo of the product as found: base64 of a JPG or PNG, checked by content and re-encoded.',
  params: byItemId,
  body: photoBodySchema,
  reply: z.object({ key: z.string() }),
  status: 201,
  problems: ['file-type-not-allowed', 'file-too-large'],
});
