import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deriveIdAt, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import type { TenantScope } from '@reprise/read-kernel/query';
import { PaymentBatchLifecycle } from '../lifecycle';
import { PaymentReader } from '../read/payment.reader';
import { batchNumber } from './batch-number.rules';

export type BatchOrder = {
  readonly executionDate?: string | undefined;
  /** By default every transfer that is due. */
  readonly paymentIds?: readonly string[] | undefined;
};
export type PreparedBatch = { readonly id: string; readonly position: Position };

export class PrepareBatch extends Command<PreparedBatch> {
  constructor(
    readonly scope: TenantScope,
    readonly order: BatchOrder,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/**
 * Collects what is due: a batch is prepared by one person, approved by another, and recorded as executed by the
 * bank.
 */
@CommandHandler(PrepareBatch)
export class PrepareBatchHandler implements ICommandHandler<PrepareBatch> {
  constructor(
    private readonly batches: PaymentBatchLifecycle,
    private readonly reader: PaymentReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ scope, order: { executionDate, paymentIds }, meta }: PrepareBatch): Promise<PreparedBatch> {
    const due = await this.reader.dueTransfers(scope, paymentIds);
    const today = this.clock.now().toISOString().slice(0, 10);
    const id = deriveIdAt(meta.commandId, 'payment-batch', meta.commandId);
    const [buyerId, ...others] = new Set(due.map((payment) => payment.buyerId));
    const data = {
      today,
      number: batchNumber(today, id),
      preparedBy: meta.actor.userId,
      executionDate: executionDate ?? today,
      currency: due[0]?.currency ?? 'EUR',
      ...(buyerId && others.length === 0 ? { buyerId } : {}),
      payments: due.map(({ id: paymentId, amount, accountId }) => {
        return { paymentId, amount, ...(accountId === meta.accountId ? {} : { accountId }) };
      }),
    };
    const { position } = await this.batches.run(id, { type: 'PrepareBatch', data }, meta);
    return { id, position };
  }
}
