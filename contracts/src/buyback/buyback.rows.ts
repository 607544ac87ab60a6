import { z } from 'zod';
import {
  amountSchema,
  currencySchema,
  isoTimeSchema,
  keptTranslationsSchema,
  localeSchema,
  uuidSchema,
} from '../kernel';
import {
  namedBuyerSchema,
  namedStoreSchema,
  namedWarehouseSchema,
} from '../organisation/organisation.references';
import {
  buybackStatusSchema,
  channelSchema,
  circuitSchema,
  itemStatusSchema,
  paymentProviderSchema,
  paymentStatusSchema,
  paymentTypeSchema,
  productStateSchema,
} from '../rules/statuses';
import { deliveryStatusSchema } from '../rules/delivery-status';
import { partiesSchema } from '../rules/parties';
import { buybackFields } from './buyback.fields';
import { shownProductSchema } from './shown-product.rows';
import {
  answerDifferenceSchema,
  answerSchema,
  checkInRequirementSchema,
  lateSchema,
  priceLineSchema,
  priceLockSchema,
} from './buyback.parts';

/** In other languages; only in replies of one file, never stored. */
const inOthers = keptTranslationsSchema.optional();
const rowAnswerSchema = answerSchema.extend({ questionTranslations: inOthers, answerTranslations: inOthers });
const rowLineSchema = priceLineSchema.extend({ labelTranslations: inOthers });

export const buybackPricesSchema = z.object({
  declared: amountSchema,
  /** The price promised on the web before the store checked the product again. */
  predeclared: amountSchema.optional(),
  controlled: amountSchema.optional(),
  validated: amountSchema.optional(),
});

export const proposalSchema = z.object({
  id: uuidSchema,
  status: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  declaredPrice: z.int(),
  proposedPrice: z.int(),
  differences: z.array(answerDifferenceSchema),
  /** Being sent after the price lock's end is a reason for the lower price. */
  late: lateSchema.optional(),
  expiresAt: isoTimeSchema,
});

export const buybackPaymentSchema = z.object({
  modeId: uuidSchema,
  type: paymentTypeSchema,
  provider: paymentProviderSchema,
  label: z.string(),
  labelTranslations: inOthers,
  status: paymentStatusSchema,
  paidInStore: z.boolean(),
  numberEnding: z.string().optional(),
});

export const buybackTransportSchema = z.object({
  methodId: uuidSchema.optional(),
  label: z.string(),
  labelTranslations: inOthers,
  appointment: z.string().optional(),
  packageId: uuidSchema.optional(),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingLink: z.string().optional(),
  labelKey: z.string().optional(),
  /** When the carrier, or whoever handed it over, said that it left. */
  shippedAt: isoTimeSchema.optional(),
});

/** One buyback as shown in lists and in the detail; without customer data, which is read separately. */
export const buybackRowSchema = z.object({
  id: uuidSchema,
  identificationNumber: z.string(),
  status: buybackStatusSchema,
  cancellation: z.enum(['requested', 'failed']).optional(),
  cancelReason: z.string().optional(),
  deliveryStatus: deliveryStatusSchema.optional(),
  circuit: circuitSchema,
  channel: channelSchema,
  productId: uuidSchema,
  ...shownProductSchema.shape,
  customerId: uuidSchema.optional(),
  storeId: namedStoreSchema.optional(),
  warehouseId: namedWarehouseSchema,
  buyerId: namedBuyerSchema.optional(),
  ...partiesSchema.shape,
  rootId: uuidSchema,
  imei: z.string().optional(),
  forcedInvalidImei: z.boolean(),
  ...buybackFields.shape,
  cartId: uuidSchema.optional(),
  diagnosticId: z.string(),
  checkIn: checkInRequirementSchema,
  productState: productStateSchema,
  currency: currencySchema,
  prices: buybackPricesSchema,
  priceLines: z.array(rowLineSchema),
  /** Unset at the counter, and for declarations of before prices were locked. */
  priceLock: priceLockSchema.optional(),
  answers: z.array(rowAnswerSchema),
  controlledAnswers: z.array(rowAnswerSchema).optional(),
  proposal: proposalSchema.optional(),
  payment: buybackPaymentSchema,
  transport: buybackTransportSchema,
  itemStatus: itemStatusSchema,
  stockId: uuidSchema.optional(),
  /** Photos of what lay in the parcel. */
  openingPhotoKeys: z.array(z.string()).optional(),
  /** Photos of the product as found. */
  photoKeys: z.array(z.string()).optional(),
  /** Those that show one answer; the others show the product as a whole. */
  answerPhotos: z.array(z.object({ key: z.string(), questionId: z.string() })).optional(),
  /** Addresses from which they can be loaded; created for each reply, never stored. */
  photos: z.array(z.string()).optional(),
  locale: localeSchema,
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
  finalisedAt: isoTimeSchema.optional(),
  /** To its customer, in the store that had lost and found it (ADR 60). */
  handedBackAt: isoTimeSchema.optional(),
});
export type BuybackRow = z.infer<typeof buybackRowSchema>;
