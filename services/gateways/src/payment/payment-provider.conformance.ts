import type { InitiatePayment, PaymentProvider } from './payment-provider.port';

/** What every payment provider promises. @param make a provider with an empty memory, or one that keeps the last memory. */
export function paymentProviderConformance(
  name: string,
  make: (memory: 'empty' | 'kept') => PaymentProvider,
): void {
  const payment: InitiatePayment = {
    ...{ accountId: 'account-1', paymentId: '0198f0aa-0000-7000-8000-000000000001', idempotencyKey: 'pay-1' },
    ...{ amount: 12_50, currency: 'EUR', beneficiaryRef: '0198f0aa-0000-7000-8000-0000000000c1' },
  };

  describe(`payment provider ${name}`, () => {
    it('gives the same answer to the same key, also after a restart', async () => {
      const first = await make('empty').initiate(payment);
      expect(first.outcome).not.toBe('failed');
      expect(await make('kept').initiate(payment)).toEqual(first);
    });

    it('gives callers that race with one key one answer', async () => {
      const provider = make('empty');
      const answers = await Promise.all(Array.from({ length: 8 }, () => provider.initiate(payment)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it('tells later what it told at first', async () => {
      const provider = make('empty');
      const first = await provider.initiate(payment);
      expect((await provider.check(payment)).outcome).toBe(first.outcome);
    });

    it('answers a repeated cancel as it did the first', async () => {
      const provider = make('empty');
      const sent = await provider.initiate(payment);
      const cancel = { ...payment, ...sent, idempotencyKey: 'cancel-1' };
      const first = await provider.cancel(cancel);
      expect(await make('kept').cancel(cancel)).toEqual(first);
    });
  });
}
