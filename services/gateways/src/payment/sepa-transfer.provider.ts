import type { Currency } from '@reprise/contracts/kernel';
import type { Collection, Documents, Stored } from '@reprise/read-kernel/documents';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import {
  IdempotencyKeyReused,
  type CancelPayment,
  type CancelResult,
  type InitiatePayment,
  type InitiateResult,
  type PaymentProvider,
} from './payment-provider.port';

/** One transfer that waits for a batch file, is in one, or was taken back. `_id` is the payment's id. */
export type SepaTransfer = {
  readonly _id: string;
  readonly accountId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly beneficiaryRef: string;
  readonly endToEndId: string;
  readonly queuedAt: string;
  readonly status: 'waiting' | 'in_batch' | 'executed' | 'cancelled';
  /** Empty while it waits. */
  readonly batchId: string;
};

export const sepaTransfersCollection = {
  name: 'sepa_transfers',
  indexes: [{ fields: ['accountId', 'status'] }, { fields: ['batchId'] }],
};

/** At most 35 characters in the file: a uuid without its dashes has 32. */
export const endToEndIdOf = (paymentId: string): string => paymentId.replaceAll('-', '').slice(0, 35);

/** `sepa_transfer`: payments are collected, and leave in pain.001 batch files. */
export class SepaTransferProvider implements PaymentProvider {
  readonly id = 'sepa_transfer';
  private readonly transfers: Collection<SepaTransfer>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly now: () => Date,
  ) {
    this.transfers = documents.collection<SepaTransfer>(sepaTransfersCollection);
  }

  /** A payment waits once, whatever the key: a second attempt finds the transfer of the first. */
  async initiate(payment: InitiatePayment): Promise<InitiateResult> {
    if (payment.currency !== 'EUR') return { outcome: 'failed', reason: 'currency-not-euro' };
    const queued = await this.transfers.get(payment.paymentId);
    if (queued && queued.amount !== payment.amount) throw new IdempotencyKeyReused(payment.idempotencyKey);
    if (queued?.status === 'cancelled') return { outcome: 'failed', reason: 'transfer-cancelled' };
    if (!queued) await this.queue(payment);
    return { outcome: 'initiated', providerReference: endToEndIdOf(payment.paymentId) };
  }

  async check(payment: { paymentId: string }): Promise<InitiateResult> {
    const transfer = await this.transfers.get(payment.paymentId);
    if (!transfer || transfer.status === 'cancelled')
      return { outcome: 'failed', reason: 'transfer-cancelled' };
    return {
      outcome: transfer.status === 'executed' ? 'completed' : 'initiated',
      providerReference: transfer.endToEndId,
    };
  }

  /** Possible until the transfer is in a file; a person may have carried the file to the bank already. */
  async cancel(payment: CancelPayment): Promise<CancelResult> {
    const transfer = await this.transfers.get(payment.paymentId);
    if (!transfer) return { outcome: 'refused', reason: 'payment-unknown' };
    if (transfer.status === 'cancelled') return { outcome: 'cancelled' };
    if (transfer.status !== 'waiting') return { outcome: 'refused', reason: 'transfer-already-in-batch' };
    const moved = await this.move(transfer, { status: 'cancelled', batchId: '' });
    return moved ? { outcome: 'cancelled' } : this.cancel(payment);
  }

  waiting(accountId: string): Promise<readonly Stored<SepaTransfer>[]> {
    return this.transfers.find({ accountId, status: 'waiting' }, { sort: [['queuedAt', 1]] });
  }

  /** Puts waiting transfers into a batch. @returns those now in it: a cancelled one, or one of another batch, is left out. */
  async takeIntoBatch(batchId: string, paymentIds: readonly string[]): Promise<readonly SepaTransfer[]> {
    for (const transfer of await this.transfers.getMany(paymentIds)) {
      if (transfer.status === 'waiting') await this.move(transfer, { status: 'in_batch', batchId });
    }
    const now = await this.transfers.getMany(paymentIds);
    return now.filter((transfer) => transfer.batchId === batchId && transfer.status !== 'cancelled');
  }

  /** A discarded batch, or payments excluded from it, go back to waiting. */
  async releaseFromBatch(batchId: string, paymentIds: readonly string[]): Promise<void> {
    for (const transfer of await this.transfers.getMany(paymentIds)) {
      const inIt = transfer.batchId === batchId && transfer.status === 'in_batch';
      if (inIt) await this.move(transfer, { status: 'waiting', batchId: '' });
    }
  }

  async markExecuted(batchId: string): Promise<void> {
    for (const transfer of await this.transfers.find({ batchId, status: 'in_batch' })) {
      await this.move(transfer, { status: 'executed', batchId });
    }
  }

  private async queue({
    paymentId,
    accountId,
    amount,
    currency,
    beneficiaryRef,
  }: InitiatePayment): Promise<void> {
    const endToEndId = endToEndIdOf(paymentId);
    const queuedAt = this.now().toISOString();
    const transfer = { accountId, amount, currency, beneficiaryRef, endToEndId, queuedAt };
    await this.transfers
      .put({ _id: paymentId, ...transfer, status: 'waiting', batchId: '' }, -1)
      .catch((error: unknown) => {
        if (!(error instanceof DocumentConflict)) throw error;
      });
  }

  /** @returns false when another writer moved it first. */
  private async move(
    { _revision, ...transfer }: Stored<SepaTransfer>,
    change: Pick<SepaTransfer, 'status' | 'batchId'>,
  ): Promise<boolean> {
    try {
      await this.transfers.put({ ...transfer, ...change } as SepaTransfer, _revision);
      return true;
    } catch (error) {
      if (error instanceof DocumentConflict) return false;
      throw error;
    }
  }
}
