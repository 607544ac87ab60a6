import type { SepaBatch, SepaParty, SepaTransaction } from '@reprise/kernel/ports';
import { checkBatch, ibanOf } from './payment-file';
import { sepaName, sepaReference, sepaText } from './sepa-text';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Euros with two decimals, from cents; integers only, so that no cent is lost in a sum of any length. */
export function euros(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const totalOf = (transactions: readonly SepaTransaction[]): string =>
  euros(transactions.reduce((sum, transaction) => sum + BigInt(transaction.amount), 0n));

const agent = ({ bic }: SepaParty) => ({
  FinInstnId: bic ? { BICFI: bic.toUpperCase() } : { Othr: { Id: 'NOTPROVIDED' } },
});
const account = (party: SepaParty) => ({ Id: { IBAN: ibanOf(party) } });

function transfer({ endToEndId, amount, creditor, remittance }: SepaTransaction) {
  const text = sepaText(remittance, 140);
  return {
    PmtId: { InstrId: sepaReference(endToEndId), EndToEndId: sepaReference(endToEndId) },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': euros(BigInt(amount)) } },
    // EPC: the creditor's bank is included only if its BIC is known; the IBAN is sufficient.
    ...(creditor.bic ? { CdtrAgt: agent(creditor) } : {}),
    Cdtr: { Nm: sepaName(creditor.name) },
    CdtrAcct: account(creditor),
    ...(text ? { RmtInf: { Ustrd: text } } : {}),
  };
}

function instruction(batch: SepaBatch, date: string, transactions: readonly SepaTransaction[]) {
  return {
    PmtInfId: `${sepaReference(batch.messageId).slice(0, 26)}-${date.replaceAll('-', '')}`,
    PmtMtd: 'TRF',
    NbOfTxs: transactions.length,
    CtrlSum: totalOf(transactions),
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
    ReqdExctnDt: { Dt: date },
    Dbtr: { Nm: sepaName(batch.debtor.name) },
    DbtrAcct: account(batch.debtor),
    DbtrAgt: agent(batch.debtor),
    ChrgBr: 'SLEV',
    CdtTrfTxInf: transactions.map(transfer),
  };
}

function byDate(batch: SepaBatch): [string, SepaTransaction[]][] {
  const groups = new Map<string, SepaTransaction[]>();
  for (const transaction of batch.transactions) {
    const date = transaction.executionDate ?? batch.executionDate;
    const group = groups.get(date);
    if (group) group.push(transaction);
    else groups.set(date, [transaction]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * A SEPA credit transfer file, pain.001.001.09, with one payment instruction per execution date. The same batch
 * gives the same bytes. @throws PaymentFileInvalid if a bank would refuse it.
 */
export function buildPain001(batch: SepaBatch): string {
  checkBatch(batch, sepaReference);
  // Loaded on demand, as most processes never need it.
  const { create } = require('xmlbuilder2') as typeof import('xmlbuilder2');
  const file = {
    Document: {
      '@xmlns': namespace,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: sepaReference(batch.messageId),
          CreDtTm: new Date(batch.createdAt).toISOString(),
          NbOfTxs: batch.transactions.length,
          CtrlSum: totalOf(batch.transactions),
          InitgPty: { Nm: sepaName(batch.debtor.name) },
        },
        PmtInf: byDate(batch).map(([date, transactions]) => instruction(batch, date, transactions)),
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, file).end({ prettyPrint: true });
}
