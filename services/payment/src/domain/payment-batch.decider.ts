import type { PaymentBatchCommand, PaymentBatchEvent } from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import type { Decider } from '@reprise/kernel';
import { evolvePaymentBatch, type PaymentBatchState, type PreparedBatch } from './payment-batch.state';

type Events = readonly PaymentBatchEvent[];
type DataOf<T extends PaymentBatchCommand['type']> = Extract<PaymentBatchCommand, { type: T }>['data'];

/** One SEPA file: prepared by one person, approved by another, executed by the bank (domain §4). */
export const paymentBatchDecider: Decider<PaymentBatchCommand, PaymentBatchEvent, PaymentBatchState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolvePaymentBatch,
};

function decide(command: PaymentBatchCommand, state: PaymentBatchState): Events {
  switch (command.type) {
    case 'PrepareBatch':
      return prepare(command.data, state);
    case 'ApproveBatch':
      return approve(command.data, state);
    case 'DiscardBatch':
      return discard(command.data, state);
    case 'ExecuteBatch':
      return execute(command.data, state);
  }
}

function prepare({ today, ...data }: DataOf<'PrepareBatch'>, state: PaymentBatchState): Events {
  if (state.status !== 'none') {
    if (state.batch.number === data.number) return [];
    throw invalid(state);
  }
  if (data.payments.length === 0) throw new Refusal('payment-batch-empty');
  const { executionDate } = data;
  if (executionDate < today) throw new Refusal('payment-batch-date-passed', { executionDate });
  return [{ type: 'PaymentBatchPrepared', data }];
}

/** Four eyes: nobody approves their own batch, if the account requires it. */
function approve(
  { approvedBy, fourEyes, excluded }: DataOf<'ApproveBatch'>,
  state: PaymentBatchState,
): Events {
  const { batch, status } = known(state);
  if (status === 'approved') return [];
  if (status !== 'prepared') throw invalid(state);
  if (fourEyes && approvedBy === batch.preparedBy) throw new Refusal('payment-batch-needs-other-approver');
  const left = new Set(excluded.map(({ paymentId }) => paymentId));
  const kept = batch.payments.filter(({ paymentId }) => !left.has(paymentId));
  if (kept.length === 0) throw new Refusal('payment-batch-empty');
  const included = kept.map(({ paymentId }) => paymentId);
  const total = kept.reduce((sum, { amount }) => sum + amount, 0);
  const data = { approvedBy, included, excluded, total, ...ofOthers(batch, included) };
  return [{ type: 'PaymentBatchApproved', data }];
}

/** An interrupted approval has already reserved payments: it must be completed first. */
function discard({ held }: DataOf<'DiscardBatch'>, state: PaymentBatchState): Events {
  const { status } = known(state);
  if (status === 'discarded') return [];
  if (status !== 'prepared') throw invalid(state);
  const [paymentId] = held;
  if (paymentId)
    throw new Refusal('payment-batch-status-invalid', { status: 'approval-interrupted', paymentId });
  return [{ type: 'PaymentBatchDiscarded', data: {} }];
}

function execute({ executedAt }: DataOf<'ExecuteBatch'>, state: PaymentBatchState): Events {
  known(state);
  if (state.status === 'executed') return [];
  if (state.status !== 'approved') throw invalid(state);
  const { batch, included } = state;
  const data = { executedAt, payments: [...included], ...ofOthers(batch, included) };
  return [{ type: 'PaymentBatchExecuted', data }];
}

/** Payments that belong to another account than the one that pays them. */
function ofOthers({ payments }: PreparedBatch, included: readonly string[]) {
  const others = payments.flatMap(({ paymentId, accountId }) =>
    accountId && included.includes(paymentId) ? [{ paymentId, accountId }] : [],
  );
  return others.length > 0 ? { ofOthers: others } : {};
}

function known(state: PaymentBatchState): Exclude<PaymentBatchState, { status: 'none' }> {
  if (state.status === 'none') throw new Refusal('not-found');
  return state;
}

const invalid = (state: PaymentBatchState): Refusal =>
  new Refusal('payment-batch-status-invalid', { status: state.status });
