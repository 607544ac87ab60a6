import type { PaymentCommand } from '@reprise/contracts/payment';
import type { PaymentProvider } from '@reprise/contracts/rules';

/** A readable UUID of version 4: `anId(7)` ends in 7. */
export const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const ids = { mode: anId(3), customer: anId(7), note: anId(9), batch: anId(50), otherBatch: anId(51) };

export const createPayment = (
  provider: PaymentProvider = 'card',
  buybackNumber = '2000000000015',
): PaymentCommand => ({
  type: 'CreatePayment',
  data: {
    buybackNumber,
    amount: 10_000,
    currency: 'EUR',
    choice: { modeId: ids.mode, type: 'bank_transfer', provider, label: 'Transfer', paidInStore: false },
    customerId: ids.customer,
  },
});
export const makeDue = (amount = 10_000): PaymentCommand => ({ type: 'MakePaymentDue', data: { amount } });
export const initiate = (batchId?: string): PaymentCommand => ({
  type: 'InitiatePayment',
  data: batchId ? { batchId } : {},
});
export const complete = (): PaymentCommand => ({
  type: 'CompletePayment',
  data: { by: 'provider', paidAt: '2026-01-30T09:00:00.000Z', providerReference: 'P1' },
});
export const markAsPaid = (
  told: { noteId?: string; maySettleFailed?: boolean } = { noteId: ids.note },
): PaymentCommand => ({
  type: 'MarkAsPaid',
  data: { paidAt: '2026-01-30T09:00:00.000Z', maySettleFailed: false, ...told },
});
export const fail = (): PaymentCommand => ({ type: 'FailPayment', data: { reason: 'account-closed' } });
export const refuse = (): PaymentCommand => ({ type: 'RefusePaymentCancel', data: { reason: 'too-late' } });
export const simple = (
  type:
    | 'RetryPayment'
    | 'CancelPayment'
    | 'ConfirmPaymentCancelled'
    | 'ForceCancelPayment'
    | 'CloseUncompletedPayment',
): PaymentCommand => ({ type, data: {} });

const created = [createPayment()];
const due = [...created, makeDue()];
const initiated = [...due, initiate()];
const asked = [...initiated, simple('CancelPayment')];

/** Every status by the commands that lead to it. */
export const paymentStates: Readonly<Record<string, readonly PaymentCommand[]>> = {
  'not created': [],
  payment_created: created,
  awaiting_payment: due,
  'awaiting_payment, by hand': [createPayment('none'), makeDue()],
  payment_initiated: initiated,
  'payment_initiated, in a batch': [createPayment('sepa_transfer'), makeDue(), initiate(ids.batch)],
  'payment_initiated, cancellation asked': asked,
  payment_completed: [...initiated, complete()],
  payment_failed: [...initiated, fail()],
  'payment_failed, a transfer': [createPayment('sepa_transfer'), makeDue(), initiate(ids.batch), fail()],
  payment_cancelled: [...created, simple('CancelPayment')],
  payment_cancel_failed: [...asked, refuse()],
  payment_not_completed: [...created, simple('CloseUncompletedPayment')],
  payment_not_needed: [...created, makeDue(0)],
};

/** Every command, some in several forms. */
export const everyPaymentCommand: Readonly<Record<string, PaymentCommand>> = {
  'CreatePayment again': createPayment(),
  'CreatePayment of another number': createPayment('card', '2000000000022'),
  MakePaymentDue: makeDue(),
  'MakePaymentDue of another amount': makeDue(6_000),
  'MakePaymentDue of zero': makeDue(0),
  InitiatePayment: initiate(),
  'InitiatePayment in a batch': initiate(ids.batch),
  'InitiatePayment in another batch': initiate(ids.otherBatch),
  RetryPayment: simple('RetryPayment'),
  CompletePayment: complete(),
  MarkAsPaid: markAsPaid(),
  'MarkAsPaid by an operator': markAsPaid({ maySettleFailed: true, noteId: ids.note }),
  'MarkAsPaid by an operator without a reason': markAsPaid({ maySettleFailed: true }),
  FailPayment: fail(),
  CancelPayment: simple('CancelPayment'),
  ConfirmPaymentCancelled: simple('ConfirmPaymentCancelled'),
  RefusePaymentCancel: refuse(),
  ForceCancelPayment: simple('ForceCancelPayment'),
  CloseUncompletedPayment: simple('CloseUncompletedPayment'),
};
