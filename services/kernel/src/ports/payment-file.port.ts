export type SepaParty = { readonly name: string; readonly iban: string; readonly bic?: string };

export type SepaTransaction = {
  /** Unique in the file; at most 35 characters remain of it. */
  readonly endToEndId: string;
  /** Cents of euro, above zero. */
  readonly amount: number;
  readonly currency: 'EUR';
  readonly creditor: SepaParty;
  readonly remittance: string;
  /** ISO date; the batch's when absent. */
  readonly executionDate?: string;
};

export type SepaBatch = {
  readonly messageId: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly debtor: SepaParty;
  /** ISO date. */
  readonly executionDate: string;
  readonly transactions: readonly SepaTransaction[];
};

/** Writes a pain.001.001.09 file. @throws when an IBAN, an amount or a date is not one. */
export type PaymentFileWriter = (batch: SepaBatch) => string;
