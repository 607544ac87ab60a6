import { memoryDocuments } from '../testing/memory-documents';
import type { InitiatePayment } from './payment-provider.port';
import { SepaTransferProvider } from './sepa-transfer.provider';

const payment = (paymentId: string): InitiatePayment => ({
  ...{ accountId: 'a', paymentId, idempotencyKey: `k-${paymentId}`, amount: 5_000, currency: 'EUR' },
  beneficiaryRef: 'c-1',
});

describe('SEPA transfers', () => {
  let provider: SepaTransferProvider;
  beforeEach(async () => {
    provider = new SepaTransferProvider(memoryDocuments(), () => new Date(0));
    for (const id of ['p-1', 'p-2']) await provider.initiate(payment(id));
  });
  const waiting = async () => (await provider.waiting('a')).map((transfer) => transfer._id);

  it('wait for their account’s batch', async () => {
    expect(await waiting()).toEqual(['p-1', 'p-2']);
    expect(await provider.waiting('b')).toEqual([]);
  });

  it('wait once, even when another attempt is made', async () => {
    await provider.initiate({ ...payment('p-1'), idempotencyKey: 'second attempt' });
    expect(await waiting()).toEqual(['p-1', 'p-2']);
  });

  it('can be taken back until a batch takes them', async () => {
    expect(await provider.cancel(payment('p-1'))).toEqual({ outcome: 'cancelled' });
    expect(await provider.takeIntoBatch('b-1', ['p-1', 'p-2'])).toMatchObject([{ _id: 'p-2' }]);
    expect(await provider.cancel(payment('p-2'))).toEqual({
      outcome: 'refused',
      reason: 'transfer-already-in-batch',
    });
  });

  it('are never in two batches', async () => {
    await provider.takeIntoBatch('b-1', ['p-1']);
    expect(await provider.takeIntoBatch('b-2', ['p-1', 'p-2'])).toMatchObject([{ _id: 'p-2' }]);
    expect(await provider.takeIntoBatch('b-1', ['p-1'])).toMatchObject([{ _id: 'p-1' }]);
  });

  it('wait again when their batch is discarded, and are completed when it is executed', async () => {
    await provider.takeIntoBatch('b-1', ['p-1', 'p-2']);
    await provider.releaseFromBatch('b-1', ['p-1']);
    await provider.markExecuted('b-1');
    expect(await waiting()).toEqual(['p-1']);
    expect(await provider.check(payment('p-2'))).toMatchObject({ outcome: 'completed' });
  });

  it('are in euro only', async () => {
    expect(await provider.initiate({ ...payment('p-9'), currency: 'GBP' })).toEqual({
      outcome: 'failed',
      reason: 'currency-not-euro',
    });
  });
});
