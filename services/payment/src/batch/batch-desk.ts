import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PaymentBatchCommand, PaymentBatchRow } from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import {
  DECIDER_STORE,
  DeciderStore,
  deriveId,
  RunCommand,
  type Clock,
  type CommandMeta,
} from '@reprise/kernel';
import { CLOCK, reply, type Reply } from '@reprise/kernel/http';
import { CUSTOMERS, type Customers } from '@reprise/kernel/ports';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { PaymentBatchListRow } from '@reprise/read-payment';
import { paymentBatchDecider, paymentDecider } from '../domain';
import { PaymentReader } from '../read/payment-reader';

type Excluded = { readonly paymentId: string; readonly reason: string };

/** A batch of bank transfers: gathered by one person, approved by another, booked when the bank has executed it. */
@Injectable()
export class BatchDesk {
  constructor(
    private readonly bus: CommandBus,
    private readonly reader: PaymentReader,
    @Inject(DECIDER_STORE) private readonly store: DeciderStore,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare(
    scope: TenantScope,
    {
      executionDate,
      paymentIds,
    }: { executionDate?: string | undefined; paymentIds?: readonly string[] | undefined },
    meta: CommandMeta,
  ): Promise<Reply<PaymentBatchRow>> {
    const due = await this.reader.dueTransfers(scope, paymentIds);
    const now = this.clock.now().toISOString();
    const id = deriveId('payment-batch', meta.commandId);
    const data = {
      number: `B${now.slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8)}`,
      preparedBy: meta.actor.userId,
      executionDate: executionDate ?? now.slice(0, 10),
      currency: due[0]?.currency ?? 'EUR',
      payments: due.map(({ id: paymentId, amount }) => ({ paymentId, amount })),
    };
    return this.run(id, { type: 'PrepareBatch', data }, meta);
  }

  /**
   * Takes each payment into the batch first, so that the file only ever holds payments that nobody can cancel or pay
   * another way; what could not be taken is excluded with the reason. A crash in between is healed by approving again.
   */
  async approve(batch: PaymentBatchListRow, meta: CommandMeta): Promise<Reply<PaymentBatchRow>> {
    await this.refuseEarly(batch, meta);
    const rows = await this.reader.many(
      meta.accountId,
      batch.payments.map(({ paymentId }) => paymentId),
    );
    const customerOf = new Map(rows.map(({ id, customerId }) => [id, customerId]));
    const excluded: Excluded[] = [];
    for (const { paymentId } of batch.payments) {
      const reason = await this.taken(batch.id, paymentId, customerOf.get(paymentId), meta);
      if (reason) excluded.push({ paymentId, reason });
    }
    const data = { approvedBy: meta.actor.userId, fourEyes: true, excluded };
    return this.run(batch.id, { type: 'ApproveBatch', data }, meta);
  }

  execute(batch: PaymentBatchListRow, meta: CommandMeta): Promise<Reply<PaymentBatchRow>> {
    return this.run(
      batch.id,
      { type: 'ExecuteBatch', data: { executedAt: this.clock.now().toISOString() } },
      meta,
    );
  }

  /** @throws Refusal `payment-batch-status-invalid`, also where an interrupted approval has taken payments already. */
  async discard(batch: PaymentBatchListRow, meta: CommandMeta): Promise<Reply<PaymentBatchRow>> {
    for (const { paymentId } of batch.payments) {
      if (await this.holds(batch.id, paymentId))
        throw new Refusal('payment-batch-status-invalid', { status: 'approval-interrupted', paymentId });
    }
    return this.run(batch.id, { type: 'DiscardBatch', data: {} }, meta);
  }

  private async holds(batchId: string, paymentId: string): Promise<boolean> {
    const { state } = await this.store.load('payment', paymentId, paymentDecider);
    return state.status === 'payment_initiated' && state.account.batchId === batchId;
  }

  /** The decider says no before any payment is touched. @throws Refusal */
  private async refuseEarly(batch: PaymentBatchListRow, meta: CommandMeta): Promise<void> {
    const { state } = await this.store.load('payment_batch', batch.id, paymentBatchDecider);
    const data = { approvedBy: meta.actor.userId, fourEyes: true, excluded: [] };
    paymentBatchDecider.decide({ type: 'ApproveBatch', data }, state);
  }

  /** Why a payment stays out; undefined when it is in. */
  private async taken(
    batchId: string,
    paymentId: string,
    customerId: string | undefined,
    meta: CommandMeta,
  ): Promise<string | undefined> {
    const accounting = customerId ? await this.customers.read(meta, customerId, 'accounting') : undefined;
    if (accounting?.state !== 'known' || !accounting.value.iban) return 'iban-missing';
    try {
      const command = { type: 'InitiatePayment', data: { batchId } };
      const derived = { ...meta, commandId: deriveId('into-batch', batchId, paymentId) };
      await this.bus.execute(new RunCommand('payment', paymentId, command, derived));
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  private async run(
    id: string,
    command: PaymentBatchCommand,
    meta: CommandMeta,
  ): Promise<Reply<PaymentBatchRow>> {
    const { position } = await this.bus.execute(new RunCommand('payment_batch', id, command, meta));
    return reply(await this.reader.afterBatch(position, id), { position });
  }
}
