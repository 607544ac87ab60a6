import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK, NOTES, type Notes } from '@reprise/kernel/ports';
import { PaymentLifecycle } from './lifecycle';

export class MarkAsPaid extends Command<Position> {
  constructor(
    readonly paymentId: string,
    readonly told: { readonly comment: string | undefined; readonly maySettleFailed: boolean },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(MarkAsPaid)
export class MarkAsPaidHandler implements ICommandHandler<MarkAsPaid> {
  constructor(
    private readonly payments: PaymentLifecycle,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ paymentId, told: { comment, maySettleFailed }, meta }: MarkAsPaid): Promise<Position> {
    const noteId = await this.notes.keep(meta, comment);
    const paidAt = this.clock.now().toISOString();
    const data = { paidAt, maySettleFailed, ...(noteId ? { noteId } : {}) };
    return (await this.payments.run(paymentId, { type: 'MarkAsPaid', data }, meta)).position;
  }
}
