import type { PaymentBatchEvent } from '@reprise/contracts/payment';

export type PreparedBatch = Extract<PaymentBatchEvent, { type: 'PaymentBatchPrepared' }>['data'];

export type PaymentBatchState =
  | { readonly status: 'none' }
  | { readonly status: 'prepared'; readonly batch: PreparedBatch }
  | { readonly status: 'approved'; readonly batch: PreparedBatch; readonly included: readonly string[] }
  | { readonly status: 'discarded'; readonly batch: PreparedBatch }
  | { readonly status: 'executed'; readonly batch: PreparedBatch };

export function evolvePaymentBatch(state: PaymentBatchState, event: PaymentBatchEvent): PaymentBatchState {
  if (event.type === 'PaymentBatchPrepared') return { status: 'prepared', batch: event.data };
  if (state.status === 'none') return state;
  const { batch } = state;
  switch (event.type) {
    case 'PaymentBatchApproved':
      return { status: 'approved', batch, included: event.data.included };
    case 'PaymentBatchDiscarded':
      return { status: 'discarded', batch };
    case 'PaymentBatchExecuted':
      return { status: 'executed', batch };
  }
}
