import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BuybackCommand, CustomerForm, CustomerIdentification } from '@reprise/contracts/buyback';
import type { ChosenAnswer } from '@reprise/contracts/catalogue';
import { paymentNeedsIban, priceLockEnded } from '@reprise/contracts/rules';
import { deriveId, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import {
  CUSTOMERS,
  type Customers,
  type NewCustomer,
  DIAGNOSTICS,
  DIAGNOSTIC_VERSIONS,
  type DiagnosticVersions,
  type DiagnosticReader,
  ACCOUNT_SETTINGS,
  type AccountSettingsReader,
  CLOCK,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { worthFacts } from '../declare/choice.rules';
import { checkedCustomer, customerParts, retainUntil } from '../declare/customer.rules';
import { pricedAgain } from '../declare/priced-again.rules';
import { BuybackLifecycle } from '../lifecycle';
import { firstRefused } from './first-refused.rules';

export type Finalisation = {
  readonly storeId: string;
  readonly customer: CustomerForm;
  readonly identification?: CustomerIdentification | undefined;
  readonly handOverSigned: boolean;
  readonly rediagnosis?:
    { readonly answers: readonly ChosenAnswer[]; readonly customerConsents: boolean } | undefined;
};

export class FinaliseBuyback extends Command<Position> {
  constructor(
    readonly row: BuybackListRow,
    readonly finalisation: Finalisation,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** The counter: product checked again, identity collected where required, hand-over signed (domain §2). */
@CommandHandler(FinaliseBuyback)
export class FinaliseBuybackHandler implements ICommandHandler<FinaliseBuyback> {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    private readonly buybacks: BuybackLifecycle,
  ) {}

  /** @throws Refusal; a hand-over happens whole or not at all: customer and price stay as they were. */
  async execute({ row, finalisation, meta }: FinaliseBuyback): Promise<Position> {
    const { customerIdentityDocumentRequired: identityRequired } = await this.settings.read(meta.accountId);
    const now = this.clock.now().toISOString();
    const customer = await this.checkedCustomer(row, finalisation, now.slice(0, 10), meta);
    const { storeId, handOverSigned, identification, rediagnosis } = finalisation;
    const identity = { identityRequired, identityCollected: !!identification };
    const data = { storeId, customerId: customer.customerId, ...identity, handOverSigned, now };
    const commands: BuybackCommand[] = [
      ...(rediagnosis ? [await this.rediagnosis(row, rediagnosis, now, meta)] : []),
      { type: 'FinaliseBuyback', data },
    ];
    const { state } = await this.buybacks.load(row.id);
    const refused = firstRefused(commands, state);
    if (refused < 0) await this.keep(row, customer, meta);
    // The refused one is sent all the same: it may be the repeat of one that was taken.
    return this.run(row.id, refused < 0 ? commands : commands.slice(refused), meta);
  }

  /** "A predeclaration older than 15 days: prices may be corrected" (customer journey §4): then today's prices count. */
  private async rediagnosis(
    row: BuybackListRow,
    { answers, customerConsents }: NonNullable<Finalisation['rediagnosis']>,
    now: string,
    { accountId }: CommandMeta,
  ): Promise<BuybackCommand> {
    const diagnostic = priceLockEnded(row, now)
      ? await this.diagnostics.read({ accountId, productId: row.productId, channel: row.channel })
      : await this.versions.read(accountId, row.diagnosticId);
    const diagnosis = pricedAgain(row, diagnostic, answers);
    return {
      type: 'RediagnoseBuyback',
      data: {
        answers: diagnosis.answers,
        price: diagnosis.priced,
        diagnosticId: await this.versions.keep(diagnostic),
        customerConsents,
        ...worthFacts(diagnostic, diagnosis),
      },
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
      const done = await this.buybacks.run(id, command, { ...own, commandId });
      position = done.position;
    }
    return position;
  }

  /** A web buyback's customer is updated; a store's, and one whose customer was erased, gets a new one. */
  private async checkedCustomer(
    row: BuybackListRow,
    { customer, identification }: Finalisation,
    today: string,
    meta: CommandMeta,
  ): Promise<NewCustomer> {
    const contact = row.customerId ? await this.customers.read(meta, row.customerId, 'contact') : undefined;
    const known = contact?.state === 'known' ? row.customerId : undefined;
    const accounting = known ? await this.customers.read(meta, known, 'accounting') : undefined;
    const iban = accounting?.state === 'known' ? accounting.value.iban : undefined;
    const details = checkedCustomer(
      iban && !customer.iban ? { ...customer, iban } : customer,
      identification,
      { today, ibanRequired: paymentNeedsIban(row.payment.type) },
    );
    const customerId = known ?? deriveId('customer', meta.commandId);
    return { customerId, ...customerParts(details, row.locale), retainUntil: retainUntil(today) };
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
