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
import { isPredeclarationOld, paymentNeedsIban } from '@reprise/contracts/rules';
import {
  DECIDER_STORE,
  DeciderStore,
  deriveId,
  RunCommand,
  type Clock,
  type CommandMeta,
  type Position,
} from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/http';
import { CUSTOMERS, type Customers, type NewCustomer } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { checkedCustomer, customerParts, retainUntil } from '../declare/customer';
import { buybackDecider } from '../domain';
import { firstRefused } from './first-refused';

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
    @Inject(DECIDER_STORE) private readonly store: DeciderStore,
    private readonly bus: CommandBus,
  ) {}

  /** @throws Refusal; a hand-over happens whole or not at all: customer and price stay as they were. */
  async finalise(row: BuybackListRow, finalisation: Finalisation, meta: CommandMeta): Promise<Position> {
    const { customerIdentityDocumentRequired: identityRequired } = await this.settings.read(meta.accountId);
    const now = this.clock.now().toISOString();
    const customer = await this.checkedCustomer(
      row,
      finalisation,
      { identityRequired, today: now.slice(0, 10) },
      meta,
    );
    const { storeId, handOverSigned, identification, rediagnosis } = finalisation;
    const identity = { identityRequired, identityCollected: !!identification };
    const data = { storeId, customerId: customer.customerId, ...identity, handOverSigned, now };
    const commands: BuybackCommand[] = [
      ...(rediagnosis ? [await this.rediagnosis(row, rediagnosis, now, meta)] : []),
      { type: 'FinaliseBuyback', data },
    ];
    const { state } = await this.store.load('buyback', row.id, buybackDecider);
    const refused = firstRefused(commands, state);
    if (refused < 0) await this.keep(row, customer, meta);
    // The refused one is sent all the same: it may be the repeat of one that was taken.
    return this.run(row.id, refused < 0 ? commands : commands.slice(refused), meta);
  }

  /** "A predeclaration older than 15 days: prices may be corrected" (customer seed §4): then today's prices count. */
  private async rediagnosis(
    row: BuybackListRow,
    { answers, customerConsents }: NonNullable<Finalisation['rediagnosis']>,
    now: string,
    { accountId }: CommandMeta,
  ): Promise<BuybackCommand> {
    const file = isPredeclarationOld(row.createdAt, now)
      ? await this.diagnostics.read({ accountId, productId: row.productId, channel: row.channel })
      : await this.versions.read(accountId, row.diagnosticId);
    const transport = file.options.find(({ id }) => id === row.transport.methodId);
    const payment = transport?.paymentModes.find(({ id }) => id === row.payment.modeId);
    const diagnosis = diagnose(file, answers, {
      ...(transport ? { transport } : {}),
      ...(payment ? { payment } : {}),
    });
    return {
      type: 'RediagnoseBuyback',
      data: { answers: diagnosis.answers, price: diagnosis.priced, customerConsents },
    };
  }

  private async run(id: string, commands: readonly BuybackCommand[], meta: CommandMeta): Promise<Position> {
    let position: Position = '';
    for (const [index, command] of commands.entries()) {
      const commandId =
        command.type === 'FinaliseBuyback' ? meta.commandId : deriveId(meta.commandId, 'rediagnose');
      const { expectedRevision, ...rest } = meta;
      // The revision that the client saw is the first command's to meet.
      const own = index === 0 ? meta : rest;
      const done = await this.bus.execute(new RunCommand('buyback', id, command, { ...own, commandId }));
      position = done.position;
    }
    return position;
  }

  /** A web file's customer is brought up to date; a store file, and one whose customer was erased, gets one. */
  private async checkedCustomer(
    row: BuybackListRow,
    { customer, identification }: Finalisation,
    rules: { identityRequired: boolean; today: string },
    meta: CommandMeta,
  ): Promise<NewCustomer> {
    const contact = row.customerId ? await this.customers.read(meta, row.customerId, 'contact') : undefined;
    const known = contact?.state === 'known' ? row.customerId : undefined;
    const accounting = known ? await this.customers.read(meta, known, 'accounting') : undefined;
    const iban = accounting?.state === 'known' ? accounting.value.iban : undefined;
    const details = checkedCustomer(
      iban && !customer.iban ? { ...customer, iban } : customer,
      identification,
      { ...rules, ibanRequired: paymentNeedsIban(row.payment.type) },
    );
    const customerId = known ?? deriveId('customer', meta.commandId);
    return { customerId, ...customerParts(details, row.locale), retainUntil: retainUntil(rules.today) };
  }

  private async keep(row: BuybackListRow, customer: NewCustomer, meta: CommandMeta): Promise<void> {
    const { customerId, contact, accounting } = customer;
    if (customerId !== row.customerId) return this.customers.store(meta, customer);
    await this.customers.update(meta, customerId, 'contact', (before) => ({
      ...before,
      ...contact,
      locale: before.locale ?? row.locale,
    }));
    await this.customers.update(meta, customerId, 'accounting', (before) => ({ ...before, ...accounting }));
  }
}
