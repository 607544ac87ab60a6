import { z } from 'zod';
import { historyEvents } from '../events/history-events';
import { identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { partiesSchema } from '../rules/parties';
import { circuitSchema, completedBuybackStatuses } from '../rules/statuses';
import {
  answerDifferenceSchema,
  answerSchema,
  buybackOpeningSchema,
  cancelReasonSchema,
  checkInRequirementSchema,
  controlSchema,
  lateSchema,
  namedProductSchema,
  pricedSchema,
  priceLockSchema,
  proposalTermsSchema,
} from './buyback.parts';

const ofProposal = z.strictObject({ proposalId: uuidSchema });
const cancellation = z.strictObject({ reason: cancelReasonSchema, noteId: uuidSchema.optional() });

/** The commercial side. Free text and customers are referenced by id: they are stored in erasable documents. */
export const buybackEvents = historyEvents('buyback', {
  BuybackDeclared: {
    data: buybackOpeningSchema,
    look: 'bb_awaiting_inventory',
    partners: [
      ...(['identificationNumber', 'externalCode', 'channel', 'circuit', 'product'] as const),
      ...(['storeId', 'warehouseId', 'buyerId', 'buyerAccountId', 'rootId', 'cartId'] as const),
    ],
    customers: true,
  },
  /** The store checked a predeclared product again, with the customer's consent to the new price. */
  BuybackRediagnosed: {
    data: z.strictObject({
      answers: z.array(answerSchema),
      price: pricedSchema,
      /** The diagnostic behind this price; events of before name none, and were mostly priced by the opening's. */
      diagnosticId: z.string().length(64).optional(),
      /** Both or none: none where only answers changed, and in events of before. */
      oldPrice: z.int().nonnegative().optional(),
      newPrice: z.int().nonnegative().optional(),
    }),
    look: 'bb_in_processing',
  },
  PriceLockReminded: {
    data: z.strictObject({ until: isoTimeSchema, reminder: z.int().positive() }),
    look: 'plain',
  },
  PriceLockExpired: { data: z.strictObject({ until: isoTimeSchema }), look: 'plain', customers: true },
  /** After the promised price ended, the customer took that of the day. */
  BuybackRequoted: {
    data: z.strictObject({
      oldPrice: z.int().nonnegative(),
      newPrice: z.int().nonnegative(),
      answers: z.array(answerSchema),
      price: pricedSchema,
      diagnosticId: z.string().length(64),
      priceLock: priceLockSchema,
    }),
    look: 'bb_awaiting_inventory',
    partners: ['oldPrice', 'newPrice'],
    customers: true,
  },
  /** Product checked, identity collected where required, hand-over signed. */
  BuybackFinalised: {
    data: z.strictObject({
      storeId: uuidSchema,
      customerId: uuidSchema,
      identityCollected: z.boolean(),
      signedAt: isoTimeSchema,
      payableNow: z.boolean(),
      amount: z.int().nonnegative(),
      /** As the store read it; absent where nobody did, as from what was handed over before it was asked for. */
      imei: z.string().optional(),
      /** Whether it was kept though it does not fit; absent where it was not compared with its product. */
      forcedInvalidImei: z.boolean().optional(),
      /** Repeated from the opening, so that what follows a hand-over is decided from this event alone. */
      identificationNumber: identificationNumberSchema,
      circuit: circuitSchema,
      warehouseId: uuidSchema,
      checkIn: checkInRequirementSchema,
      appointment: z.iso.date().optional(),
      /** Absent from what was handed over before packages named their products. */
      product: namedProductSchema.optional(),
      /** Absent from what was handed over before packages named their buyers. */
      buyerId: uuidSchema.optional(),
      ...partiesSchema.shape,
    }),
    look: 'bb_awaiting_store_drop',
    partners: ['identificationNumber', 'storeId', 'signedAt', 'amount', 'circuit', 'warehouseId'],
    customers: true,
  },
  BuybackShipped: {
    data: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
    look: 'bb_in_transit',
    partners: ['packageId', 'shippedAt'],
    customers: true,
  },
  ProcessingStarted: {
    data: z.strictObject({ warehouseId: uuidSchema }),
    look: 'bb_in_processing',
    partners: ['warehouseId'],
    customers: true,
  },
  /** Compensates for a check-in scanned by mistake. */
  ProcessingUndone: {
    data: z.strictObject({ backTo: z.enum(['bb_awaiting_inventory', 'bb_in_transit']) }),
    look: 'bb_awaiting_inventory',
  },
  /** Includes the terms of the offer that a lower price would lead to. */
  BuybackControlled: {
    data: controlSchema.extend({ terms: proposalTermsSchema }),
    look: 'bb_in_processing',
    customers: true,
  },
  PriceProposed: {
    data: ofProposal.extend({
      declaredPrice: z.int(),
      proposedPrice: z.int().nonnegative(),
      differences: z.array(answerDifferenceSchema),
      /** Only where being sent late lowered the price. */
      late: lateSchema.optional(),
      remindAt: z.array(isoTimeSchema),
      expiresAt: isoTimeSchema,
    }),
    look: 'item_in_quarantine',
    partners: ['proposalId', 'declaredPrice', 'proposedPrice', 'expiresAt'],
    customers: true,
  },
  ProposalReminded: { data: ofProposal.extend({ reminder: z.int().positive() }), look: 'plain' },
  ProposalAccepted: { data: ofProposal, look: 'bb_completed', partners: ['proposalId'], customers: true },
  ProposalDeclined: { data: ofProposal, look: 'bb_not_completed', partners: ['proposalId'], customers: true },
  ProposalExpired: { data: ofProposal, look: 'bb_not_completed', partners: ['proposalId'], customers: true },
  /** Staff released the item from quarantine for another test, so the offer is withdrawn. */
  ProposalWithdrawn: { data: ofProposal, look: 'plain' },
  BuybackCompleted: {
    data: z.strictObject({
      status: z.enum(completedBuybackStatuses),
      validatedPrice: z.int().nonnegative(),
      customerId: uuidSchema.optional(),
    }),
    look: 'bb_completed',
    partners: ['status', 'validatedPrice'],
    customers: true,
  },
  BuybackNotCompleted: {
    data: z.strictObject({ reason: z.enum(['proposal-declined', 'proposal-expired', 'item-lost']) }),
    look: 'bb_not_completed',
    partners: ['reason'],
    customers: true,
  },
  CancellationRequested: { data: cancellation, look: 'item_in_quarantine' },
  CancellationFailed: { data: z.strictObject({ reason: z.string() }), look: 'payment_cancel_failed' },
  /** A staff member cancels although the payment could not be cancelled. */
  CancellationForced: { data: cancellation, look: 'bb_cancelled' },
  BuybackCancelled: {
    data: z.strictObject({ reason: cancelReasonSchema, forced: z.boolean() }),
    look: 'bb_cancelled',
    partners: ['reason', 'forced'],
    customers: true,
  },
});
export type BuybackEvent = EventOf<typeof buybackEvents>;
