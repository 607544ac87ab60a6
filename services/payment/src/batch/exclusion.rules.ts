import { Refusal } from '@reprise/contracts/problems';
import { paymentDecider, type PaymentState } from '../domain';

/** Why a payment could not be taken into a batch now, as its decider says; undefined if it can. */
export function exclusionOf(state: PaymentState, batchId?: string): string | undefined {
  try {
    paymentDecider.decide({ type: 'InitiatePayment', data: batchId ? { batchId } : {} }, state);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
