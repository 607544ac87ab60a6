import type { CancelResult, InitiateResult, PaymentProvider } from './payment-provider.port';

/**
 * `sepa_transfer`: the money is sent in a batch's file, which people prepare, approve and submit to the bank. The
 * batch's stream is the only source of truth, so there is nothing to send or to cancel here.
 */
export class SepaTransferProvider implements PaymentProvider {
  readonly id = 'sepa_transfer';
  async initiate(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  async check(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  /** Somebody may have submitted the file to the bank already. */
  async cancel(): Promise<CancelResult> {
    return { outcome: 'refused', reason: 'transfer-already-in-batch' };
  }
}
