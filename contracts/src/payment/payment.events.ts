import { z } from 'zod';
import { buybackFields } from '../buyback/buyback.fields';
import { paymentChoiceSchema } from '../buyback/buyback.parts';
import { historyEvents } from '../events/history-events';
import {
  currencySchema,
  events,
  identificationNumberSchema,
  isoTimeSchema,
  uuidSchema,
  type EventOf,
} from '../kernel';
import { partiesSchema } from '../rules/parties';
import { paymentProviderSchema } from '../rules/statuses';

/** Whose contract with the provider is used; absent in older events and where the account itself pays. */
const issuer = partiesSchema.pick({ paymentIssuerAccountId: true }).shape;

/**
 * The payment. Shares the UUID of its buyback. Card numbers and IBANs are stored in the customer's erasable
 * document.
 */
export const paymentEvents = historyEvents('payment', {
  PaymentCreated: {
    data: z.strictObject({
      buybackNumber: identificationNumberSchema,
      amount: z.int().nonnegative(),
      currency: currencySchema,
      choice: paymentChoiceSchema,
      customerId: uuidSchema.optional(),
      storeId: uuidSchema.optional(),
      buyerId: uuidSchema.optional(),
      warehouseId: uuidSchema.optional(),
      ...partiesSchema.shape,
      ...buybackFields.carriedTo('payment').shape,
    }),
    leaves: 'payment_created',
    look: 'minor',
  },
  PaymentDue: {
    data: z.strictObject({
      amount: z.int().positive(),
      currency: currencySchema,
      provider: paymentProviderSchema,
      customerId: uuidSchema.optional(),
    }),
    leaves: 'awaiting_payment',
    look: 'awaiting_payment',
    partners: ['amount', 'currency', 'provider'],
  },
  PaymentNotNeeded: { data: z.strictObject({}), leaves: 'payment_not_needed', look: 'payment_not_needed' },
  /** From here on the money may be on its way: only the provider can cancel it. */
  PaymentInitiated: {
    data: z.strictObject({
      attempt: z.int().positive(),
      batchId: uuidSchema.optional(),
      amount: z.int().positive(),
      currency: currencySchema,
      provider: paymentProviderSchema,
      customerId: uuidSchema.optional(),
      ...issuer,
    }),
    leaves: 'payment_initiated',
    look: 'payment_initiated',
  },
  PaymentCompleted: {
    data: z.strictObject({
      by: z.enum(['provider', 'manual', 'batch']),
      paidAt: isoTimeSchema,
      providerReference: z.string().optional(),
      /** Last four characters of a gift card or voucher number. */
      numberEnding: z.string().max(4).optional(),
      noteId: uuidSchema.optional(),
    }),
    leaves: 'payment_completed',
    look: 'payment_completed',
    details: ['providerReference'],
    partners: ['by', 'paidAt'],
    customers: true,
  },
  PaymentFailed: {
    data: z.strictObject({ reason: z.string() }),
    leaves: 'payment_failed',
    look: 'payment_failed',
    partners: ['reason'],
  },
  /** `attempt` is the payment attempt that the provider is asked to cancel. */
  PaymentCancellationAsked: {
    data: z.strictObject({
      attempt: z.int().positive(),
      provider: paymentProviderSchema,
      batchId: uuidSchema.optional(),
      ...issuer,
    }),
    look: 'minor',
  },
  PaymentCancelled: {
    data: z.strictObject({ forced: z.boolean() }),
    leaves: 'payment_cancelled',
    look: 'payment_cancelled',
    partners: ['forced'],
  },
  /** Reason `already-paid`: the payment is completed and stays so; the event only informs the requester. */
  PaymentCancelFailed: {
    data: z.strictObject({ reason: z.string() }),
    leaves: ({ reason }) => (reason === 'already-paid' ? undefined : 'payment_cancel_failed'),
    look: 'minor',
  },
  PaymentNotCompleted: { data: z.strictObject({}), leaves: 'payment_not_completed', look: 'minor' },
});
export type PaymentEvent = EventOf<typeof paymentEvents>;

const batchedSchema = z.strictObject({
  paymentId: uuidSchema,
  amount: z.int().positive(),
  /** Whose payment it is, if not the account's that pays it. */
  accountId: z.string().optional(),
});

/** Payments of other accounts among those of an event: what follows in their streams is sent there. */
const ofOthersSchema = z.object({
  ofOthers: z.array(z.strictObject({ paymentId: uuidSchema, accountId: z.string() })).optional(),
});

/** One SEPA file: prepared by one person, approved by another, executed by the bank. */
export const paymentBatchEvents = events('payment_batch', {
  PaymentBatchPrepared: z.strictObject({
    number: z.string(),
    preparedBy: z.string(),
    executionDate: z.iso.date(),
    currency: currencySchema,
    payments: z.array(batchedSchema),
    /** Whose payments they are, where all are one buyer's: he sees the batch. */
    buyerId: uuidSchema.optional(),
  }),
  PaymentBatchApproved: z.strictObject({
    approvedBy: z.string(),
    included: z.array(uuidSchema),
    ...ofOthersSchema.shape,
    excluded: z.array(z.strictObject({ paymentId: uuidSchema, reason: z.string() })),
    total: z.int().nonnegative(),
  }),
  PaymentBatchDiscarded: z.strictObject({}),
  /** `payments`: those that were approved. */
  PaymentBatchExecuted: z.strictObject({
    executedAt: isoTimeSchema,
    payments: z.array(uuidSchema),
    ...ofOthersSchema.shape,
  }),
});
export type PaymentBatchEvent = EventOf<typeof paymentBatchEvents>;
