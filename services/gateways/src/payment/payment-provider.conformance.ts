import type { InitiatePayment, PaymentProvider } from './payment-provider.port';

/**
 * The contract of every payment provider. @param make a provider with an empty state, or one that continues the last
 * state.
 */
export function paymentProviderConformance(
  name: string,
  make: (memory: 'empty' | 'kept') => PaymentProvider,
): void {
  const payment: InitiatePayment = {
    ...{ accountId: 'account-1', paymentId: '0198f0aa-0000-7000-8000-000000000001', idempotencyKey: 'pay-1' },
    ...{ amount: 12_50, currency: 'EUR', beneficiaryRef: '0198f0aa-0000-7000-8000-0000000000c1' },
  };

  describe(`payment provider ${name}`, () => {
    it('gives the same answer to the same key, even after a restart', async () => {
      const first = await make('empty').initiate(payment);
      expect(first.outcome).not.toBe('failed');
      expect(await make('kept').initiate(payment)).toEqual(first);
    });

    it('gives concurrent callers with one key the same answer', async () => {
      const provider = make('empty');
      const answers = await Promise.all(Array.from({ length: 8 }, () => provider.initiate(payment)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it('later reports what it reported at first', async () => {
      const provider = make('empty');
      const first = await provider.initiate(payment);
      expect((await provider.check(payment)).outcome).toBe(first.outcome);
    });

    it('answers a repeated cancellation like the first', async () => {
      const provider = make('empty');
      const sent = await provider.initiate(payment);
      const cancel = { ...payment, ...sent, idempotencyKey: 'cancel-1' };
      const first = await provider.cancel(cancel);
      expect(await make('kept').cancel(cancel)).toEqual(first);
    });
  });
}
