import { Inject, Injectable } from '@nestjs/common';
import type { BuybackCommand, CustomerForm, CustomerIdentification } from '@reprise/contracts/buyback';
import { pricedAgain, type ChosenAnswer } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { checkReadImei, paymentNeedsIban, type ReadImeiCheck } from '@reprise/contracts/rules';
import { deriveIdAt, type CommandMeta } from '@reprise/kernel';
import {
  CUSTOMERS,
  type Customers,
  type NewCustomer,
  DIAGNOSTIC_VERSIONS,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { worthFacts } from '../declare/choice.rules';
import { checkedCustomer, customerParts, retainUntil } from '../declare/customer.rules';
import { CheckDiagnosticReader } from './check-diagnostic.reader';

/** What the seller has entered, before anybody signs. */
export type Unsigned = {
  readonly customer: CustomerForm;
  readonly identification?: CustomerIdentification | undefined;
  readonly rediagnosis?:
    { readonly answers: readonly ChosenAnswer[]; readonly customerConsents: boolean } | undefined;
  /** The amount on the screen. */
  readonly price?: number | undefined;
  /** As read from the product. */
  readonly imei?: string | undefined;
  /** Kept, or left to the workshop, by a deliberate act. */
  readonly forcedInvalidImei?: boolean | undefined;
};
type Rediagnosis = Extract<BuybackCommand, { type: 'RediagnoseBuyback' }>;

/** Whom a hand-over is with and what it is worth: for the paper, and then for the hand-over itself. */
@Injectable()
export class HandOverReader {
  constructor(
    private readonly checks: CheckDiagnosticReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  async rediagnosis(
    row: BuybackListRow,
    { answers, customerConsents }: NonNullable<Unsigned['rediagnosis']>,
    shownTotal: number | undefined,
    now: string,
  ): Promise<Rediagnosis> {
    const { diagnostic } = await this.checks.of(row, now);
    const diagnosis = pricedAgain(row, diagnostic, answers);
    return {
      type: 'RediagnoseBuyback',
      data: {
        answers: diagnosis.answers,
        price: diagnosis.priced,
        diagnosticId: await this.versions.keep(diagnostic),
        customerConsents,
        shownTotal,
        ...worthFacts(diagnostic, diagnosis),
      },
    };
  }

  /** What was begun at a counter was read there; what cannot be diagnosed any more asks for nothing, as on the screen. */
  async imeiCheck(row: BuybackListRow, imei: string | undefined, now: string): Promise<ReadImeiCheck> {
    if (row.channel === 'store' && !imei) return 'not-asked';
    try {
      const { diagnostic } = await this.checks.of(row, now);
      return checkReadImei({ ...diagnostic, imei, declared: row.imei });
    } catch (error) {
      if (error instanceof Refusal) return 'not-asked';
      throw error;
    }
  }

  /** A web buyback's customer is updated; a store's, and one whose customer was erased, gets a new one. */
  async customer(
    row: BuybackListRow,
    { customer, identification }: Unsigned,
    now: string,
    meta: Pick<CommandMeta, 'accountId' | 'commandId'>,
  ): Promise<NewCustomer> {
    const today = now.slice(0, 10);
    const contact = row.customerId ? await this.customers.read(meta, row.customerId, 'contact') : undefined;
    const known = contact?.state === 'known' ? row.customerId : undefined;
    const accounting = known ? await this.customers.read(meta, known, 'accounting') : undefined;
    const iban = accounting?.state === 'known' ? accounting.value.iban : undefined;
    const details = checkedCustomer(
      iban && !customer.iban ? { ...customer, iban } : customer,
      identification,
      { today, ibanRequired: paymentNeedsIban(row.payment.type) },
    );
    const customerId = known ?? deriveIdAt(meta.commandId, 'customer', meta.commandId);
    return { customerId, ...customerParts(details, row.locale), retainUntil: retainUntil(today) };
  }
}
