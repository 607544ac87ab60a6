import { SepaTransferProvider } from './sepa-transfer.provider';

const provider = new SepaTransferProvider();

describe('SEPA transfers', () => {
  it('are on their way until the bank’s execution of the batch is recorded', async () => {
    await expect(provider.initiate()).resolves.toEqual({ outcome: 'initiated' });
    await expect(provider.check()).resolves.toEqual({ outcome: 'initiated' });
  });

  it('cannot be cancelled once they are in a batch', async () => {
    await expect(provider.cancel()).resolves.toEqual({
      outcome: 'refused',
      reason: 'transfer-already-in-batch',
    });
  });
});
