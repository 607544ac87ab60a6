import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import { PaymentBatchLifecycle } from '../lifecycle';

export class ExecuteBatch extends Command<Position> {
  constructor(
    readonly batchId: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ExecuteBatch)
export class ExecuteBatchHandler implements ICommandHandler<ExecuteBatch> {
  constructor(
    private readonly batches: PaymentBatchLifecycle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ batchId, meta }: ExecuteBatch): Promise<Position> {
    const data = { executedAt: this.clock.now().toISOString() };
    return (await this.batches.run(batchId, { type: 'ExecuteBatch', data }, meta)).position;
  }
}
