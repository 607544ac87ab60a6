import { SepaTransferProvider } from './sepa-transfer.provider';

const provider = new SepaTransferProvider();

describe('SEPA transfers', () => {
  it('are on their way until the bank’s execution of the batch is booked', async () => {
    await expect(provider.initiate()).resolves.toEqual({ outcome: 'initiated' });
    await expect(provider.check()).resolves.toEqual({ outcome: 'initiated' });
  });

  it('cannot be taken back once a batch has them', async () => {
    await expect(provider.cancel()).resolves.toEqual({
      outcome: 'refused',
      reason: 'transfer-already-in-batch',
    });
  });
});
