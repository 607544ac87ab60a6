import { Inject, Injectable } from '@nestjs/common';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import {
  listPaymentBatches,
  listPayments,
  type PaymentBatchRow,
  type PaymentRow,
} from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import { paymentIssuerOf } from '@reprise/contracts/rules';
import type { Position } from '@reprise/kernel';
import { reply, type Reply } from '@reprise/kernel/http';
import { contentOf, ReadModels, type Filter } from '@reprise/read-kernel';
import {
  findInScope,
  listQuery,
  listSpecOf,
  narrowed,
  ownPlaces,
  scopeFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';
import {
  paymentBatches,
  paymentList,
  type PaymentBatchListRow,
  type PaymentListRow,
} from '@reprise/read-payment';

const own = {
  ...ownPlaces,
  sharedWith: 'paymentIssuerAccountId',
} as const;
/** Of payments of several buyers, as of one prepared before batches named them, only readers of the whole account know. */
const ownBatches = { buyer: 'buyerId' } as const;
const paymentSpec = listSpecOf(listPayments);
const batchSpec = listSpecOf(listPaymentBatches);
/** One SEPA file; banks accept more, people approve fewer. */
const mostInBatch = 5000;

const olderOwn = ({ accountId }: TenantScope): Filter[] => [{ accountId, paymentIssuerAccountId: null }];

/** Answers "which payments are due, on their way, paid?" within what a reader may see. */
@Injectable()
export class PaymentReader {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  async list(scope: TenantScope, query: ListQuery): Promise<Page<PaymentRow>> {
    const rows = await this.readModels.collection(paymentList);
    const page = await listQuery(rows, scopeFilter(scope, own), query, paymentSpec);
    return { ...page, items: page.items.map(contentOf) };
  }

  async batches(scope: TenantScope, query: ListQuery): Promise<Page<PaymentBatchRow>> {
    const rows = await this.readModels.collection(paymentBatches);
    const page = await listQuery(rows, scopeFilter(scope, ownBatches), query, batchSpec);
    return { ...page, items: page.items.map(contentOf) };
  }

  /** @throws Refusal `not-found`, also outside the scope. */
  async payment(scope: TenantScope, id: string): Promise<PaymentListRow> {
    const row = await findInScope(await this.readModels.collection(paymentList), scopeFilter(scope, own), id);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  async batch(scope: TenantScope, id: string): Promise<PaymentBatchListRow> {
    const rows = await this.readModels.collection(paymentBatches);
    const row = await findInScope(rows, scopeFilter(scope, ownBatches), id);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Bank transfers that are due: all, or those among `ids`. */
  async dueTransfers(
    scope: TenantScope,
    ids: readonly string[] | undefined,
  ): Promise<readonly PaymentListRow[]> {
    // A transfer returned by the bank waits for the next file.
    const due = {
      status: { $in: ['awaiting_payment', 'payment_failed'] },
      provider: 'sepa_transfer',
      ...(ids ? { _id: { $in: ids } } : {}),
      // Only the account whose bank account is debited has them paid; older payments name none.
      $or: [{ paymentIssuerAccountId: scope.accountId }, ...olderOwn(scope)],
    };
    const rows = await this.readModels.collection(paymentList);
    return rows.find(narrowed(scopeFilter(scope, own), due), { limit: mostInBatch, sort: [['dueAt', 1]] });
  }

  /** Rows of payments in an account's own batch: those that it pays. */
  async many(accountId: string, ids: readonly string[]): Promise<readonly PaymentListRow[]> {
    const rows = await (await this.readModels.collection(paymentList)).getMany(ids);
    return rows.filter((row) => paymentIssuerOf(row) === accountId);
  }

  /** The reply to a command: the row once it reflects what was written (domain §8). */
  async afterPayment(position: Position, id: string): Promise<Reply<PaymentRow>> {
    await this.readModels.waitForPosition(paymentList, position, 2000);
    const row = await (await this.readModels.collection(paymentList)).get(id);
    if (!row) throw new Refusal('not-found');
    return reply(contentOf(row), { position });
  }

  async afterBatch(position: Position, id: string): Promise<Reply<PaymentBatchRow>> {
    await this.readModels.waitForPosition(paymentBatches, position, 2000);
    const row = await (await this.readModels.collection(paymentBatches)).get(id);
    if (!row) throw new Refusal('not-found');
    return reply(contentOf(row), { position });
  }
}
