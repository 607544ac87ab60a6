import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@reprise/contracts/problems';
import { actingOn, deriveId, type CommandMeta, type Position } from '@reprise/kernel';
import { CUSTOMERS, type Customers } from '@reprise/kernel/ports';
import type { PaymentBatchListRow, PaymentListRow } from '@reprise/read-payment';
import { paymentBatchDecider } from '../domain';
import { PaymentBatchLifecycle, PaymentLifecycle } from '../lifecycle';
import { PaymentReader } from '../read/payment.reader';

type Excluded = { readonly paymentId: string; readonly reason: string };

export class ApproveBatch extends Command<Position> {
  constructor(
    readonly batch: PaymentBatchListRow,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/**
 * First reserves each payment for the batch, so that the bank's file only ever contains payments that can no longer
 * be cancelled or paid otherwise; payments that cannot be reserved are excluded with the reason. After a crash in
 * between, approving again completes it.
 */
@CommandHandler(ApproveBatch)
export class ApproveBatchHandler implements ICommandHandler<ApproveBatch> {
  constructor(
    private readonly batches: PaymentBatchLifecycle,
    private readonly payments: PaymentLifecycle,
    private readonly reader: PaymentReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
  ) {}

  async execute({ batch, meta }: ApproveBatch): Promise<Position> {
    await this.refuseEarly(batch, meta);
    const rows = await this.reader.many(
      meta.accountId,
      batch.payments.map(({ paymentId }) => paymentId),
    );
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const excluded: Excluded[] = [];
    for (const { paymentId } of batch.payments) {
      const reason = await this.taken(batch.id, paymentId, rowOf.get(paymentId), meta);
      if (reason) excluded.push({ paymentId, reason });
    }
    const data = { approvedBy: meta.actor.userId, fourEyes: true, excluded };
    return (await this.batches.run(batch.id, { type: 'ApproveBatch', data }, meta)).position;
  }

  /** The decider refuses before any payment is changed. @throws Refusal */
  private async refuseEarly(batch: PaymentBatchListRow, meta: CommandMeta): Promise<void> {
    const { state } = await this.batches.load(batch.id);
    const data = { approvedBy: meta.actor.userId, fourEyes: true, excluded: [] };
    paymentBatchDecider.decide({ type: 'ApproveBatch', data }, state);
  }

  /** Why a payment is excluded; undefined if it is included. */
  private async taken(
    batchId: string,
    paymentId: string,
    row: PaymentListRow | undefined,
    meta: CommandMeta,
  ): Promise<string | undefined> {
    const accounting = row?.customerId
      ? await this.customers.read(row, row.customerId, 'accounting')
      : undefined;
    if (accounting?.state !== 'known' || !accounting.value.iban) return 'iban-missing';
    try {
      // The payment is its retailer's, whoever pays it.
      const derived = {
        ...actingOn(meta, row ?? meta),
        commandId: deriveId('into-batch', batchId, paymentId),
      };
      await this.payments.run(paymentId, { type: 'InitiatePayment', data: { batchId } }, derived);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }
}
