import { Inject, Injectable } from '@nestjs/common';
import { payeesOnPage, type Payee } from '@reprise/contracts/payment';
import {
  CUSTOMERS,
  PERSONAL_ACCESSES,
  type Customers,
  type PersonalAccesses,
  type Session,
} from '@reprise/kernel/ports';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { PaymentBatchListRow, PaymentListRow } from '@reprise/read-payment';
import { PaymentLifecycle } from '../lifecycle';
import { PaymentReader } from '../read/payment.reader';
import { exclusionOf } from './exclusion.rules';

type Payees = { readonly payees: readonly Payee[]; readonly count: number };
const pageOf = <T>(all: readonly T[], page: number): readonly T[] =>
  all.slice((page - 1) * payeesOnPage, page * payeesOnPage);

/**
 * "Who is paid, on which account?", for the four eyes of a batch. Read from the customers at this moment; events and
 * lists hold neither names nor accounts. What is shown is written into the access log.
 */
@Injectable()
export class PayeesQuery {
  constructor(
    private readonly reader: PaymentReader,
    private readonly payments: PaymentLifecycle,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
  ) {}

  async due(scope: TenantScope, session: Session, page: number): Promise<Payees> {
    const rows = await this.reader.dueTransfers(scope, undefined);
    const shown = pageOf(rows, page);
    await this.accesses.keep(peopleOf(shown), session, 'pay');
    const payees = await Promise.all(shown.map((row) => this.payee(row, row.amount)));
    return { payees, count: rows.length };
  }

  async of(batch: PaymentBatchListRow, session: Session, page: number): Promise<Payees> {
    const lines = pageOf(batch.payments, page);
    const ids = lines.map(({ paymentId }) => paymentId);
    const rows = new Map((await this.reader.many(batch.accountId, ids)).map((row) => [row.id, row]));
    await this.accesses.keep(peopleOf([...rows.values()]), session, 'pay');
    const payees = lines.flatMap(({ paymentId, amount }) => {
      const row = rows.get(paymentId);
      return row ? [this.payee(row, amount, batch)] : [];
    });
    return { payees: await Promise.all(payees), count: batch.payments.length };
  }

  private async payee(row: PaymentListRow, amount: number, batch?: PaymentBatchListRow): Promise<Payee> {
    const { id: paymentId, buybackNumber, currency, customerId } = row;
    const held = customerId ? await this.customers.read(row, customerId, 'accounting') : undefined;
    const { holder, iban } = held?.state === 'known' ? held.value : {};
    const exclusion =
      batch && batch.status !== 'prepared'
        ? batch.excluded.find((each) => each.paymentId === paymentId)?.reason
        : await this.exclusion(paymentId, iban, batch?.id);
    return {
      ...{ paymentId, buybackNumber, amount, currency },
      ...(holder && { payee: holder }),
      ...(iban && { ibanEnding: iban.slice(-4) }),
      ...(exclusion && { exclusion }),
    };
  }

  private async exclusion(
    paymentId: string,
    iban: string | undefined,
    batchId?: string,
  ): Promise<string | undefined> {
    if (!iban) return 'iban-missing';
    return exclusionOf((await this.payments.load(paymentId)).state, batchId);
  }
}

const peopleOf = (rows: readonly PaymentListRow[]): readonly PaymentListRow[] =>
  rows.filter(({ customerId }) => customerId);
