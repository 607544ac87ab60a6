import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  listPayments,
  markAsPaid,
  retryPayment,
  type PaymentCommand,
  type PaymentRow,
} from '@reprise/contracts/payment';
import { RunCommand, type Clock, type CommandMeta } from '@reprise/kernel';
import { CLOCK, Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import { NOTES, type Notes } from '@reprise/kernel/ports';
import { PaymentReader } from './read/payment-reader';

@Controller()
export class PaymentController {
  constructor(
    private readonly reader: PaymentReader,
    private readonly bus: CommandBus,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(listPayments)
  list(@Input() { scope, list }: InputOf<typeof listPayments>) {
    return this.reader.list(scope, list);
  }

  @Endpoint(markAsPaid)
  async paid(@Input() { scope, params, body, commandMeta }: InputOf<typeof markAsPaid>) {
    const { id } = await this.reader.payment(scope, params.id);
    const noteId = await this.notes.keep(commandMeta, body.comment);
    const data = { paidAt: this.clock.now().toISOString(), ...(noteId ? { noteId } : {}) };
    return this.run(id, { type: 'MarkAsPaid', data }, commandMeta);
  }

  @Endpoint(retryPayment)
  async retry(@Input() { scope, params, commandMeta }: InputOf<typeof retryPayment>) {
    const { id } = await this.reader.payment(scope, params.id);
    return this.run(id, { type: 'InitiatePayment', data: {} }, commandMeta);
  }

  private async run(id: string, command: PaymentCommand, meta: CommandMeta): Promise<Reply<PaymentRow>> {
    const { position } = await this.bus.execute(new RunCommand('payment', id, command, meta));
    return reply(await this.reader.afterPayment(position, id), { position });
  }
}
