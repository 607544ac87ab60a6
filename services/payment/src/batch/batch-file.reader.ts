import { Inject, Injectable } from '@nestjs/common';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import {
  CUSTOMERS,
  PAYMENT_FILE_WRITER,
  type Customers,
  type PaymentFileWriter,
  type SepaTransaction,
  type Session,
  DOCUMENTS,
} from '@reprise/kernel/ports';
import { documentsOf, type PublishedDocuments } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import type { PaymentBatchListRow, PaymentListRow } from '@reprise/read-payment';
import { PaymentReader } from '../read/payment.reader';
import { PaymentFileStore } from './payment-file.store';

/** The bank's file of an approved batch: written once, then the same bytes for every download. */
@Injectable()
export class BatchFileReader {
  private readonly accounts: PublishedDocuments<Account>;

  constructor(
    private readonly reader: PaymentReader,
    private readonly files: PaymentFileStore,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(PAYMENT_FILE_WRITER) private readonly write: PaymentFileWriter,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accounts = documentsOf(documents, accountContract);
  }

  /** For one who downloads it, which is kept. @throws Refusal `payment-batch-status-invalid` before the approval. */
  async of(batch: PaymentBatchListRow, session: Session): Promise<Buffer> {
    if (batch.status !== 'approved' && batch.status !== 'executed') {
      throw new Refusal('payment-batch-status-invalid', { status: batch.status });
    }
    const text = (await this.files.read(batch)) ?? (await this.files.keep(batch, await this.compose(batch)));
    await this.files.downloaded(batch, session);
    return Buffer.from(text, 'utf8');
  }

  private async compose(batch: PaymentBatchListRow): Promise<string> {
    const payer = (await this.accounts.read(batch.accountId))?.payingAccount;
    if (!payer) throw new Refusal('paying-account-missing');
    const included = new Set(batch.included);
    const payments = await this.reader.many(batch.accountId, [...included]);
    const amounts = new Map(batch.payments.map(({ paymentId, amount }) => [paymentId, amount]));
    const transactions: SepaTransaction[] = [];
    for (const payment of payments) {
      transactions.push(await this.transaction(payment, amounts.get(payment.id) ?? payment.amount));
    }
    return this.write({
      messageId: batch.number,
      createdAt: batch.createdAt,
      debtor: { name: payer.holder, iban: payer.iban, ...(payer.bic ? { bic: payer.bic } : {}) },
      executionDate: batch.executionDate,
      transactions,
    });
  }

  private async transaction(payment: PaymentListRow, amount: number): Promise<SepaTransaction> {
    const { accountId, customerId } = payment;
    const accounting = customerId
      ? await this.customers.read({ accountId }, customerId, 'accounting')
      : undefined;
    const value = accounting?.state === 'known' ? accounting.value : undefined;
    if (!value?.iban) throw new Refusal('iban-required', { payment: payment.id });
    return {
      endToEndId: payment.id.replaceAll('-', ''),
      amount,
      currency: 'EUR',
      creditor: {
        name: value.holder ?? payment.buybackNumber,
        iban: value.iban,
        ...(value.bic ? { bic: value.bic } : {}),
      },
      remittance: payment.buybackNumber,
    };
  }
}
