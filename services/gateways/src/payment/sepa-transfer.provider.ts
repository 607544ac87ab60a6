import type { CancelResult, InitiateResult, PaymentProvider } from './payment-provider.port';

/**
 * `sepa_transfer`: the money leaves in a batch's file, which people prepare, approve and carry to the bank. The batch's
 * stream is the only truth about it, so there is nothing to send here and nothing to call back.
 */
export class SepaTransferProvider implements PaymentProvider {
  readonly id = 'sepa_transfer';
  async initiate(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  async check(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  /** A person may have carried the file to the bank already. */
  async cancel(): Promise<CancelResult> {
    return { outcome: 'refused', reason: 'transfer-already-in-batch' };
  }
}
