import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { listPayments, markAsPaid, retryPayment } from '@reprise/contracts/payment';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { PaymentLifecycle } from './lifecycle';
import { MarkAsPaid } from './mark-as-paid.handler';
import { PaymentReader } from './read/payment.reader';

@Controller()
export class PaymentController {
  constructor(
    private readonly reader: PaymentReader,
    private readonly payments: PaymentLifecycle,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(listPayments)
  list(@Input() { scope, list }: InputOf<typeof listPayments>) {
    return this.reader.list(scope, list);
  }

  @Endpoint(markAsPaid)
  async paid(@Input() { scope, params, body, session, commandMeta }: InputOf<typeof markAsPaid>) {
    const { id } = await this.reader.payment(scope, params.id);
    const maySettleFailed = session.permissions.includes('payment.settle-failed');
    const told = { comment: body.comment, maySettleFailed };
    const position = await this.bus.execute(new MarkAsPaid(id, told, commandMeta));
    return this.reader.afterPayment(position, id);
  }

  @Endpoint(retryPayment)
  async retry(@Input() { scope, params, commandMeta }: InputOf<typeof retryPayment>) {
    const { id } = await this.reader.payment(scope, params.id);
    const { position } = await this.payments.run(id, { type: 'InitiatePayment', data: {} }, commandMeta);
    return this.reader.afterPayment(position, id);
  }
}
