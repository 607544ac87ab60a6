import { z } from 'zod';
import { events, identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { circuitSchema } from '../rules/statuses';
import {
  answerDifferenceSchema,
  answerSchema,
  buybackOpeningSchema,
  cancelReasonSchema,
  checkInRequirementSchema,
  controlSchema,
  pricedSchema,
  proposalTermsSchema,
} from './buyback.parts';

/** The commercial side. Free text and customers are referred to by id: they live in erasable documents. */
export const buybackEvents = events('buyback', {
  BuybackDeclared: buybackOpeningSchema,
  /** The store checked a predeclared product again, with the customer's consent to the new price. */
  BuybackRediagnosed: z.strictObject({ answers: z.array(answerSchema), price: pricedSchema }),
  /** Product checked, identity collected where required, hand-over signed. */
  BuybackFinalised: z.strictObject({
    storeId: uuidSchema,
    customerId: uuidSchema,
    identityCollected: z.boolean(),
    signedAt: isoTimeSchema,
    payableNow: z.boolean(),
    amount: z.int().nonnegative(),
    /** Repeated from the opening: what follows a hand-over is decided from this event alone. */
    identificationNumber: identificationNumberSchema,
    circuit: circuitSchema,
    warehouseId: uuidSchema,
    checkIn: checkInRequirementSchema,
    appointment: z.iso.date().optional(),
  }),
  BuybackShipped: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
  ProcessingStarted: z.strictObject({ warehouseId: uuidSchema }),
  /** Compensates a check-in that was scanned by mistake. */
  ProcessingUndone: z.strictObject({ backTo: z.enum(['bb_awaiting_inventory', 'bb_in_transit']) }),
  /** With the terms of the offer that a lower price would lead to. */
  BuybackControlled: controlSchema.extend({ terms: proposalTermsSchema }),
  PriceProposed: z.strictObject({
    proposalId: uuidSchema,
    declaredPrice: z.int(),
    proposedPrice: z.int().nonnegative(),
    differences: z.array(answerDifferenceSchema),
    remindAt: z.array(isoTimeSchema),
    expiresAt: isoTimeSchema,
  }),
  ProposalReminded: z.strictObject({ proposalId: uuidSchema, reminder: z.int().positive() }),
  ProposalAccepted: z.strictObject({ proposalId: uuidSchema }),
  ProposalDeclined: z.strictObject({ proposalId: uuidSchema }),
  ProposalExpired: z.strictObject({ proposalId: uuidSchema }),
  /** Staff released the item from quarantine for another test, so the offer no longer stands. */
  ProposalWithdrawn: z.strictObject({ proposalId: uuidSchema }),
  BuybackCompleted: z.strictObject({
    status: z.enum([
      'bb_completed',
      'bb_completed_by_price',
      'bb_completed_with_absorption',
      'bb_completed_with_negociation',
    ]),
    validatedPrice: z.int().nonnegative(),
    customerId: uuidSchema.optional(),
  }),
  BuybackNotCompleted: z.strictObject({
    reason: z.enum(['proposal-declined', 'proposal-expired', 'item-lost']),
  }),
  CancellationRequested: z.strictObject({ reason: cancelReasonSchema, noteId: uuidSchema.optional() }),
  CancellationFailed: z.strictObject({ reason: z.string() }),
  /** The staff member cancels although the payment could not be cancelled. */
  CancellationForced: z.strictObject({ reason: cancelReasonSchema, noteId: uuidSchema.optional() }),
  BuybackCancelled: z.strictObject({ reason: cancelReasonSchema, forced: z.boolean() }),
});
export type BuybackEvent = EventOf<typeof buybackEvents>;
