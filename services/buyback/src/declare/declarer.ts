import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type {
  BuybackCommand,
  BuybackEvent,
  CreatedBuyback,
  CustomerForm,
  StoreBuybackBody,
} from '@reprise/contracts/buyback';
import {
  diagnose,
  diagnosticReaderToken,
  diagnosticVersionsToken,
  type DiagnosticVersions,
  type DiagnosticReader,
} from '@reprise/contracts/catalogue';
import { accountSettingsToken, type AccountSettingsReader } from '@reprise/contracts/configuration';
import {
  circuitRule,
  labelExpected,
  missingAmount,
  paymentNeedsIban,
  type Channel,
  type PaymentType,
} from '@reprise/contracts/rules';
import { deriveId, RunCommand, type Clock, type CommandMeta, type Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/http';
import { CUSTOMERS, LINKS, type Customers, type Links, type NewCustomer } from '@reprise/kernel/ports';
import { buybackDecider } from '../domain';
import { checkedCustomer, customerParts, newIdentificationNumber, retainUntil } from './customer';
import { checkedImei, chosenOptions, chosenWarehouse } from './choose';
import { openingOf } from './opening';

export type Declaration = Omit<StoreBuybackBody, 'customer'> & {
  readonly channel: Channel;
  readonly customer?: CustomerForm | undefined;
  readonly termsAccepted: boolean;
  readonly storeId?: string;
  readonly cartId?: string;
  /** Price of the whole cart when the buyback is one of several. */
  readonly cartTotal?: number;
};
type DeclareBuyback = Extract<BuybackCommand, { type: 'DeclareBuyback' }>;
type Gathered = { readonly command: DeclareBuyback; readonly customer: NewCustomer | undefined };
export type Declared = { readonly created: CreatedBuyback; readonly position: Position };

/** Gathers what a declaration needs: product, price, options, warehouse, customer. The decider then decides. */
@Injectable()
export class Declarer {
  constructor(
    @Inject(diagnosticReaderToken) private readonly diagnostics: DiagnosticReader,
    @Inject(accountSettingsToken) private readonly settings: AccountSettingsReader,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(LINKS) private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(diagnosticVersionsToken) private readonly versions: DiagnosticVersions,
    private readonly bus: CommandBus,
  ) {}

  async declare(declaration: Declaration, meta: CommandMeta): Promise<Declared> {
    const { command, customer } = await this.gather(declaration, meta);
    // Encrypted before the event names it.
    if (customer) await this.customers.store(meta, customer);
    return this.run(command, meta);
  }

  /** Says no to whatever a declaration would be refused for, and leaves nothing behind. @throws Refusal */
  async check(declaration: Declaration, meta: CommandMeta): Promise<void> {
    await this.gather(declaration, meta);
  }

  private async gather(declaration: Declaration, meta: CommandMeta): Promise<Gathered> {
    const { channel, productId } = declaration;
    const file = await this.diagnostics.read({ accountId: meta.accountId, productId, channel });
    const { transport, payment } = chosenOptions(file, declaration);
    checkedImei(file, declaration);
    const diagnosis = diagnose(file, declaration.answers, { transport, payment });
    const settings = await this.settings.read(meta.accountId);
    const warehouseId = chosenWarehouse(transport, diagnosis.priced.state, declaration.warehouseId);
    const customer = this.newCustomer(declaration, payment.type, meta);
    const opening = openingOf({
      file,
      diagnosticId: await this.versions.keep(file),
      diagnosis,
      transport,
      payment,
      rest: {
        ...chosenFacts(declaration),
        identificationNumber: newIdentificationNumber(),
        warehouseId,
        checkIn: settings.warehouseCheckinRequirement,
        buyerId: file.category.buyerId,
        ...(customer ? { customerId: customer.customerId } : {}),
      },
    });
    const { country } = declaration.customer ?? {};
    const data = {
      opening,
      termsAccepted: declaration.termsAccepted,
      zeroAllowed: file.settings.zeroAllowed,
      // An option is only offered while its circuit is active.
      circuitActive: true,
      countryEligible: !country || transport.countries.length === 0 || transport.countries.includes(country),
      missingToMinimum: missingAmount(
        declaration.cartTotal ?? opening.price.total,
        file.settings.cartMinValue,
      ),
    };
    const command = { type: 'DeclareBuyback', data } as const;
    // A refusal must come before the customer's data is kept.
    buybackDecider.decide(command, buybackDecider.initialState);
    return { command, customer };
  }

  private async run(command: DeclareBuyback, meta: CommandMeta): Promise<Declared> {
    const id = deriveId('buyback', meta.commandId);
    const { events, position } = await this.bus.execute(new RunCommand('buyback', id, command, meta));
    // A re-sent command answers what the first one wrote, number included.
    const [first] = events as readonly BuybackEvent[];
    const opening = first?.type === 'BuybackDeclared' ? first.data : command.data.opening;
    return {
      position,
      created: {
        id,
        identificationNumber: opening.identificationNumber,
        status: circuitRule(opening.circuit).handedOverInStore
          ? 'bb_awaiting_store_drop'
          : 'bb_awaiting_inventory',
        circuit: opening.circuit,
        productLabel: opening.product.label,
        currency: opening.price.currency,
        price: opening.price.total,
        labelExpected: labelExpected(opening.circuit),
        token: this.links.tokenFor(meta.accountId, id),
      },
    };
  }

  /** The same command makes the same customer. */
  private newCustomer(
    { customer, identification, locale }: Declaration,
    paymentType: PaymentType,
    meta: CommandMeta,
  ): NewCustomer | undefined {
    if (!customer) return undefined;
    const today = this.clock.now().toISOString().slice(0, 10);
    const rules = { identityRequired: false, ibanRequired: paymentNeedsIban(paymentType), today };
    const details = checkedCustomer(customer, identification, rules);
    const customerId = deriveId('customer', meta.commandId);
    return { customerId, ...customerParts(details, locale), retainUntil: retainUntil(today) };
  }
}

/** What goes into the opening as it was said; what was not said stays away. */
function chosenFacts(declaration: Declaration) {
  const { channel, circuit, locale, forcedInvalidImei } = declaration;
  const { externalCode, storeId, cartId, imei, serialNumber, appointment } = declaration;
  return {
    channel,
    circuit,
    locale,
    forcedInvalidImei,
    ...(externalCode ? { externalCode } : {}),
    ...(storeId ? { storeId } : {}),
    ...(cartId ? { cartId } : {}),
    ...(imei ? { imei } : {}),
    ...(serialNumber ? { serialNumber } : {}),
    ...(appointment ? { appointment } : {}),
  };
}
