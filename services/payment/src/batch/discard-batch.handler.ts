import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { PaymentBatchListRow } from '@reprise/read-payment';
import { PaymentBatchLifecycle, PaymentLifecycle } from '../lifecycle';

export class DiscardBatch extends Command<Position> {
  constructor(
    readonly batch: PaymentBatchListRow,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(DiscardBatch)
export class DiscardBatchHandler implements ICommandHandler<DiscardBatch> {
  constructor(
    private readonly batches: PaymentBatchLifecycle,
    private readonly payments: PaymentLifecycle,
  ) {}

  async execute({ batch, meta }: DiscardBatch): Promise<Position> {
    const held: string[] = [];
    for (const { paymentId } of batch.payments) {
      if (await this.holds(batch.id, paymentId)) held.push(paymentId);
    }
    return (await this.batches.run(batch.id, { type: 'DiscardBatch', data: { held } }, meta)).position;
  }

  private async holds(batchId: string, paymentId: string): Promise<boolean> {
    const { state } = await this.payments.load(paymentId);
    return state.status === 'payment_initiated' && state.account.batchId === batchId;
  }
}
