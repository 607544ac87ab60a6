import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BuybackCommand, CustomerForm, CustomerIdentification } from '@reprise/contracts/buyback';
import {
  diagnose,
  diagnosticReaderToken,
  diagnosticVersionsToken,
  type DiagnosticVersions,
  type ChosenAnswer,
  type DiagnosticReader,
} from '@reprise/contracts/catalogue';
import { accountSettingsToken, type AccountSettingsReader } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { isPredeclarationOld, paymentNeedsIban } from '@reprise/contracts/rules';
import { deriveId, RunCommand, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/http';
import { CUSTOMERS, type Customers } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { checkedCustomer, customerParts, retainUntil } from '../declare/customer';

export type Finalisation = {
  readonly storeId: string;
  readonly customer: CustomerForm;
  readonly identification?: CustomerIdentification | undefined;
  readonly handOverSigned: boolean;
  readonly rediagnosis?:
    { readonly answers: readonly ChosenAnswer[]; readonly customerConsents: boolean } | undefined;
};

/** The counter: product checked again, identity collected where required, hand-over signed (domain.md §2). */
@Injectable()
export class Finaliser {
  constructor(
    @Inject(diagnosticReaderToken) private readonly diagnostics: DiagnosticReader,
    @Inject(accountSettingsToken) private readonly settings: AccountSettingsReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(diagnosticVersionsToken) private readonly versions: DiagnosticVersions,
    private readonly bus: CommandBus,
  ) {}

  async finalise(row: BuybackListRow, finalisation: Finalisation, meta: CommandMeta): Promise<Position> {
    const { customerIdentityDocumentRequired: identityRequired } = await this.settings.read(meta.accountId);
    const now = this.clock.now().toISOString();
    // Refused before the customer or the price is touched: a hand-over happens whole or not at all.
    if (!finalisation.handOverSigned)
      throw new Refusal('consent-required', { missing: 'hand-over-signature' });
    const customerId = await this.keptCustomer(
      row,
      finalisation,
      { identityRequired, today: now.slice(0, 10) },
      meta,
    );
    if (finalisation.rediagnosis) await this.rediagnose(row, finalisation.rediagnosis, now, meta);
    const { storeId, handOverSigned, identification } = finalisation;
    const data = {
      storeId,
      customerId,
      identityRequired,
      identityCollected: !!identification,
      handOverSigned,
      now,
    };
    return this.run(row.id, { type: 'FinaliseBuyback', data }, meta);
  }

  /** "A predeclaration older than 15 days: prices may be corrected" (customer seed §4): then today's prices count. */
  private async rediagnose(
    row: BuybackListRow,
    { answers, customerConsents }: NonNullable<Finalisation['rediagnosis']>,
    now: string,
    meta: CommandMeta,
  ): Promise<void> {
    const { accountId } = meta;
    const file = isPredeclarationOld(row.createdAt, now)
      ? await this.diagnostics.read({ accountId, productId: row.productId, channel: row.channel })
      : await this.versions.read(accountId, row.diagnosticId);
    const transport = file.options.find(({ id }) => id === row.transport.methodId);
    const payment = transport?.paymentModes.find(({ id }) => id === row.payment.modeId);
    const diagnosis = diagnose(file, answers, {
      ...(transport ? { transport } : {}),
      ...(payment ? { payment } : {}),
    });
    const data = { answers: diagnosis.answers, price: diagnosis.priced, customerConsents };
    await this.run(
      row.id,
      { type: 'RediagnoseBuyback', data },
      { ...meta, commandId: deriveId(meta.commandId, 'rediagnose') },
    );
  }

  private async run(id: string, command: BuybackCommand, meta: CommandMeta): Promise<Position> {
    return (await this.bus.execute(new RunCommand('buyback', id, command, meta))).position;
  }

  /** A web file's customer is brought up to date; a store file gets one. */
  private async keptCustomer(
    row: BuybackListRow,
    { customer, identification }: Finalisation,
    rules: { identityRequired: boolean; today: string },
    meta: CommandMeta,
  ): Promise<string> {
    const known = row.customerId ? await this.customers.read(meta, row.customerId, 'accounting') : undefined;
    const iban = known?.state === 'known' ? known.value.iban : undefined;
    const ibanRequired = paymentNeedsIban(row.payment.type);
    const details = checkedCustomer(
      iban && !customer.iban ? { ...customer, iban } : customer,
      identification,
      { ...rules, ibanRequired },
    );
    const parts = customerParts(details, 'fr-FR');
    if (row.customerId && known?.state === 'known') {
      await this.customers.update(meta, row.customerId, 'contact', (before) => ({
        ...before,
        ...parts.contact,
        locale: before.locale ?? 'fr-FR',
      }));
      await this.customers.update(meta, row.customerId, 'accounting', (before) => ({
        ...before,
        ...parts.accounting,
      }));
      return row.customerId;
    }
    const customerId = deriveId('customer', meta.commandId);
    await this.customers.store(meta, { customerId, ...parts, retainUntil: retainUntil(rules.today) });
    return customerId;
  }
}
