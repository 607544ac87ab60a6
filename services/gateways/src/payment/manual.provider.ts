import type { CancelResult, InitiateResult, PaymentProvider } from './payment-provider.port';

/** `none`: a person pays and marks the payment as paid, so there is nothing to send or to cancel. */
export class ManualProvider implements PaymentProvider {
  readonly id = 'none';
  async initiate(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  async check(): Promise<InitiateResult> {
    return { outcome: 'initiated' };
  }
  async cancel(): Promise<CancelResult> {
    return { outcome: 'cancelled' };
  }
}
