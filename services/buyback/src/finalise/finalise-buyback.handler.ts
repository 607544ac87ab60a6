import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { deriveId, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import {
  CUSTOMERS,
  type Customers,
  type NewCustomer,
  ACCOUNT_SETTINGS,
  type AccountSettingsReader,
  CLOCK,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { BuybackLifecycle } from '../lifecycle';
import { finaliseCommand, type Finalisation } from './finalise-command.rules';
import { firstRefused } from './first-refused.rules';
import { HandOverReader } from './hand-over.reader';

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
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly handOvers: HandOverReader,
    private readonly buybacks: BuybackLifecycle,
  ) {}

  /** @throws Refusal; a hand-over happens whole or not at all: customer and price stay as they were. */
  async execute({ row, finalisation, meta }: FinaliseBuyback): Promise<Position> {
    const { customerIdentityDocumentRequired: identityRequired } = await this.settings.read(meta.accountId);
    const now = this.clock.now().toISOString();
    const customer = await this.handOvers.customer(row, finalisation, now, meta);
    const { rediagnosis, price, imei } = finalisation;
    const imeiCheck = await this.handOvers.imeiCheck(row, imei, now);
    const facts = { customerId: customer.customerId, identityRequired, imeiCheck, now };
    const commands: BuybackCommand[] = [
      ...(rediagnosis ? [await this.handOvers.rediagnosis(row, rediagnosis, price, now)] : []),
      finaliseCommand(finalisation, facts),
    ];
    const { state } = await this.buybacks.load(row.id);
    const refused = firstRefused(commands, state);
    if (refused < 0) await this.keep(row, customer, meta);
    // The refused one is sent all the same: it may be the repeat of one that was taken.
    return this.run(row.id, refused < 0 ? commands : commands.slice(refused), meta);
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
