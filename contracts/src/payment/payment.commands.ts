import { z } from 'zod';
import { commands, isoTimeSchema, uuidSchema, type CommandOf } from '../kernel';
import { paymentBatchEvents, paymentEvents } from './payment.events';

export const paymentCommands = commands('payment', {
  CreatePayment: paymentEvents.schemas.PaymentCreated,
  /** Zero: no payment is needed (domain §4). */
  MakePaymentDue: z.strictObject({ amount: z.int().nonnegative(), customerId: uuidSchema.optional() }),
  /** First attempt, or another one in a batch, which passes its id. */
  InitiatePayment: z.strictObject({ batchId: uuidSchema.optional() }),
  /** By a person, of a failed one. */
  RetryPayment: z.strictObject({}),
  CompletePayment: z.strictObject({
    by: z.enum(['provider', 'batch']),
    paidAt: isoTimeSchema,
    providerReference: z.string().optional(),
    numberEnding: z.string().max(4).optional(),
  }),
  MarkAsPaid: z.strictObject({
    paidAt: isoTimeSchema,
    noteId: uuidSchema.optional(),
    /** Holds `payment.settle-failed`. */
    maySettleFailed: z.boolean(),
  }),
  FailPayment: z.strictObject({ reason: z.string() }),
  CancelPayment: z.strictObject({}),
  ConfirmPaymentCancelled: z.strictObject({}),
  RefusePaymentCancel: z.strictObject({ reason: z.string() }),
  ForceCancelPayment: z.strictObject({}),
  CloseUncompletedPayment: z.strictObject({}),
});
export type PaymentCommand = CommandOf<typeof paymentCommands>;

export const paymentBatchCommands = commands('payment_batch', {
  PrepareBatch: paymentBatchEvents.schemas.PaymentBatchPrepared.extend({ today: z.iso.date() }),
  ApproveBatch: z.strictObject({
    approvedBy: z.string(),
    fourEyes: z.boolean(),
    /** Payments that turned out not to be payable, each with a reason; the others are approved. */
    excluded: z.array(z.strictObject({ paymentId: uuidSchema, reason: z.string() })),
  }),
  /** `held`: payments reserved by an interrupted approval. */
  DiscardBatch: z.strictObject({ held: z.array(uuidSchema) }),
  ExecuteBatch: z.strictObject({ executedAt: isoTimeSchema }),
});
export type PaymentBatchCommand = CommandOf<typeof paymentBatchCommands>;
