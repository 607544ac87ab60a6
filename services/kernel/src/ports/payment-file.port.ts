export type SepaParty = { readonly name: string; readonly iban: string; readonly bic?: string };

export type SepaTransaction = {
  /** Unique in the file; truncated to 35 characters. */
  readonly endToEndId: string;
  /** Cents of euro, above zero. */
  readonly amount: number;
  readonly currency: 'EUR';
  readonly creditor: SepaParty;
  readonly remittance: string;
  /** ISO date; by default the batch's. */
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

/** Writes a pain.001.001.09 file. @throws for an invalid IBAN, amount or date. */
export type PaymentFileWriter = (batch: SepaBatch) => string;
