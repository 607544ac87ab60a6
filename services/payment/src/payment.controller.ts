import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  listPayments,
  markAsPaid,
  markManyAsPaid,
  retryPayment,
  retryPayments,
} from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import { paymentIssuerOf } from '@reprise/contracts/rules';
import { actingOn } from '@reprise/kernel';
import { eachInBulk, Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { PaymentListRow } from '@reprise/read-payment';
import { PaymentLifecycle } from './lifecycle';
import { MarkAsPaid } from './mark-as-paid.handler';
import { PaymentReader } from './read/payment.reader';

/** Another account may see a payment without being the one that pays it. @throws Refusal `forbidden` */
function paidBy({ accountId }: TenantScope, payment: PaymentListRow): PaymentListRow {
  if (paymentIssuerOf(payment) !== accountId) throw new Refusal('forbidden', { paidBy: 'another-account' });
  return payment;
}

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
    const payment = paidBy(scope, await this.reader.payment(scope, params.id));
    const maySettleFailed = session.permissions.includes('payment.settle-failed');
    const told = { comment: body.comment, maySettleFailed };
    const paid = new MarkAsPaid(payment.id, told, actingOn(commandMeta, payment));
    return this.reader.afterPayment(await this.bus.execute(paid), payment.id);
  }

  @Endpoint(retryPayment)
  async retry(@Input() { scope, params, commandMeta }: InputOf<typeof retryPayment>) {
    const payment = paidBy(scope, await this.reader.payment(scope, params.id));
    const again = { type: 'RetryPayment', data: {} } as const;
    const { position } = await this.payments.run(payment.id, again, actingOn(commandMeta, payment));
    return this.reader.afterPayment(position, payment.id);
  }

  @Endpoint(markManyAsPaid)
  manyPaid(@Input() input: InputOf<typeof markManyAsPaid>) {
    return eachInBulk(markManyAsPaid, input, (line) => this.paid(line));
  }

  @Endpoint(retryPayments)
  retryMany(@Input() input: InputOf<typeof retryPayments>) {
    return eachInBulk(retryPayments, input, (line) => this.retry(line));
  }
}
