import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@reprise/kernel';
import { ACCOUNT_SETTINGS, CLOCK, type AccountSettingsReader } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { buybackDecider } from '../domain';
import { BuybackLifecycle } from '../lifecycle';
import { TransferOrderReader } from '../papers/transfer-order.reader';
import { finaliseCommand } from './finalise-command.rules';
import { HandOverReader, type Unsigned } from './hand-over.reader';

/** Answers "what will be signed?" by the commands that the signature would give. */
@Injectable()
export class UnsignedOrderQuery {
  constructor(
    private readonly handOvers: HandOverReader,
    private readonly orders: TransferOrderReader,
    private readonly buybacks: BuybackLifecycle,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws Refusal for whatever the hand-over would be refused for, but for consents: the paper asks for them. */
  async of(row: BuybackListRow, storeId: string, entered: Unsigned): Promise<Buffer> {
    const { customerIdentityDocumentRequired: identityRequired } = await this.settings.read(row.accountId);
    const now = this.clock.now().toISOString();
    const meta = { accountId: row.accountId, commandId: row.id };
    const customer = await this.handOvers.customer(row, entered, now, meta);
    const again =
      entered.rediagnosis &&
      (await this.handOvers.rediagnosis(
        row,
        { ...entered.rediagnosis, customerConsents: true },
        entered.price,
        now,
      ));
    const { state } = await this.buybacks.load(row.id);
    const checked = again ? buybackDecider.decide(again, state).reduce(buybackDecider.evolve, state) : state;
    const signed = { ...entered, storeId, handOverSigned: true };
    const imeiCheck = await this.handOvers.imeiCheck(row, entered.imei, now);
    const facts = { customerId: customer.customerId, identityRequired, imeiCheck, now };
    buybackDecider.decide(finaliseCommand(signed, facts), checked);
    const product = entered.imei ? { ...row, imei: entered.imei } : row;
    return this.orders.unsigned(product, again?.data.price.total ?? row.prices.declared, customer);
  }
}
