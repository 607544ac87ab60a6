import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { SepaBatch, SepaParty } from '@reprise/kernel/ports';

/** Why no file can be written; `subject` is an end-to-end id, `debtor` or `batch`. */
export class PaymentFileInvalid extends Error {
  constructor(
    readonly reason: 'empty' | 'iban' | 'bic' | 'amount' | 'duplicate' | 'date' | 'reference',
    readonly subject: string,
  ) {
    super(`payment file: ${reason} of ${subject}`);
    this.name = 'PaymentFileInvalid';
  }
}

/** Maximum amount of one SEPA credit transfer: 999,999,999.99. */
const greatestAmount = 99_999_999_999;

function checkParty(party: SepaParty, subject: string): void {
  if (!isValidIBAN(ibanOf(party))) throw new PaymentFileInvalid('iban', subject);
  if (party.bic !== undefined && !isValidBIC(party.bic)) throw new PaymentFileInvalid('bic', subject);
}

function checkDate(date: string, subject: string): void {
  const real = /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  if (!real) throw new PaymentFileInvalid('date', subject);
}

/** The IBAN without spaces, upper case. */
export const ibanOf = (party: SepaParty): string => electronicFormatIBAN(party.iban) ?? '';

/**
 * A bank refuses a whole file because of one wrong line, so a wrong line prevents the file. @throws
 * PaymentFileInvalid
 */
export function checkBatch(batch: SepaBatch, reference: (text: string) => string): void {
  if (batch.transactions.length === 0) throw new PaymentFileInvalid('empty', 'batch');
  if (!reference(batch.messageId)) throw new PaymentFileInvalid('reference', 'batch');
  if (Number.isNaN(Date.parse(batch.createdAt))) throw new PaymentFileInvalid('date', 'batch');
  checkDate(batch.executionDate, 'batch');
  checkParty(batch.debtor, 'debtor');
  const seen = new Set<string>();
  for (const { endToEndId, amount, creditor, executionDate } of batch.transactions) {
    const id = reference(endToEndId);
    if (!id) throw new PaymentFileInvalid('reference', endToEndId);
    if (seen.has(id)) throw new PaymentFileInvalid('duplicate', endToEndId);
    seen.add(id);
    const payable = Number.isSafeInteger(amount) && amount > 0 && amount <= greatestAmount;
    if (!payable) throw new PaymentFileInvalid('amount', endToEndId);
    if (executionDate !== undefined) checkDate(executionDate, endToEndId);
    checkParty(creditor, endToEndId);
  }
}
