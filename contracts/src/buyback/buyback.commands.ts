import { z } from 'zod';
import { commands, isoTimeSchema, uuidSchema, type CommandOf } from '../kernel';
import { imeiChecks, imeiSchema, readImeiChecks } from '../rules/imei';
import { notBoughtSchema } from '../rules/price.parts';
import {
  answerSchema,
  buybackOpeningSchema,
  cancelReasonSchema,
  controlSchema,
  pricedSchema,
  priceLockSchema,
  proposalTermsSchema,
} from './buyback.parts';

const worthFacts = {
  zeroAllowed: z.boolean(),
  /** Why the product is not bought at all; not the same as bought for nothing (domain §2). */
  notBought: notBoughtSchema.optional(),
};

/** The handler has gathered the time, ids, prices and rules; the decider only decides. */
export const buybackCommands = commands('buyback', {
  DeclareBuyback: z.strictObject({
    opening: buybackOpeningSchema.omit({ warehouseId: true }),
    /** Possible warehouses; if there are several, one must be chosen. */
    warehouses: z.strictObject({ among: z.array(uuidSchema), chosen: uuidSchema.optional() }),
    /** Result of comparing the IMEI with the product's TAC codes. */
    imei: z.enum([...imeiChecks, 'missing', 'not-asked']),
    /** The amount that was shown; whoever sends none takes any. */
    shownTotal: z.int().nonnegative().optional(),
    termsAccepted: z.boolean(),
    ...worthFacts,
    countryEligible: z.boolean(),
    /** Amount in minor units missing to the cart's minimum. */
    missingToMinimum: z.int().nonnegative(),
    identityRequired: z.boolean(),
    identityCollected: z.boolean(),
    now: isoTimeSchema,
  }),
  RediagnoseBuyback: z.strictObject({
    answers: z.array(answerSchema),
    price: pricedSchema,
    diagnosticId: z.string().length(64).optional(),
    customerConsents: z.boolean(),
    /** The amount that the customer saw; whoever sends none takes any. */
    shownTotal: z.int().nonnegative().optional(),
    ...worthFacts,
  }),
  /** A price lock's own deadline names it: timers of an earlier one change nothing. */
  RemindPriceLock: z.strictObject({ until: isoTimeSchema, reminder: z.int().positive() }),
  ExpirePriceLock: z.strictObject({ until: isoTimeSchema }),
  /** Today's price for the same answers, taken by the customer after the promised one ended. */
  RequoteBuyback: z.strictObject({
    answers: z.array(answerSchema),
    price: pricedSchema,
    /** The amount that the customer saw and took. */
    shownTotal: z.int().nonnegative(),
    diagnosticId: z.string().length(64),
    priceLock: priceLockSchema,
    /** The end of the promise, for a declaration that names none. */
    lockedUntil: isoTimeSchema,
    ...worthFacts,
    now: isoTimeSchema,
  }),
  FinaliseBuyback: z.strictObject({
    storeId: uuidSchema,
    customerId: uuidSchema,
    identityRequired: z.boolean(),
    identityCollected: z.boolean(),
    handOverSigned: z.boolean(),
    /** The amount that the customer signs for; whoever sends none takes any. */
    shownTotal: z.int().nonnegative().optional(),
    /** As the store read it. */
    imei: imeiSchema.optional(),
    imeiCheck: z.enum(readImeiChecks),
    forcedInvalidImei: z.boolean(),
    now: isoTimeSchema,
  }),
  ShipBuyback: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
  StartProcessing: z.strictObject({ warehouseId: uuidSchema }),
  UndoProcessing: z.strictObject({ backTo: z.enum(['bb_awaiting_inventory', 'bb_in_transit']) }),
  RecordControl: z.strictObject({
    control: controlSchema,
    terms: proposalTermsSchema,
  }),
  RemindProposal: z.strictObject({ proposalId: uuidSchema, reminder: z.int().positive() }),
  /** The proposal that the customer was shown, if any. */
  AcceptProposal: z.strictObject({ proposalId: uuidSchema.optional() }),
  DeclineProposal: z.strictObject({ proposalId: uuidSchema.optional() }),
  ExpireProposal: z.strictObject({ proposalId: uuidSchema }),
  WithdrawProposal: z.strictObject({}),
  AbandonLostBuyback: z.strictObject({}),
  RequestCancellation: z.strictObject({
    reason: cancelReasonSchema,
    noteId: uuidSchema.optional(),
  }),
  ForceCancellation: z.strictObject({ reason: cancelReasonSchema, noteId: uuidSchema.optional() }),
  ConfirmCancellation: z.strictObject({}),
  FailCancellation: z.strictObject({ reason: z.string() }),
});
export type BuybackCommand = CommandOf<typeof buybackCommands>;
