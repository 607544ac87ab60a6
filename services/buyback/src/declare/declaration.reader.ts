import { Inject, Injectable } from '@nestjs/common';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { diagnoseIn } from '@reprise/contracts/catalogue';
import { readIn } from '@reprise/contracts/kernel';
import { missingAmount, paymentNeedsIban, priceLock, type PaymentType } from '@reprise/contracts/rules';
import { deriveIdAt, type Clock, type CommandMeta } from '@reprise/kernel';
import {
  type NewCustomer,
  DIAGNOSTICS,
  DIAGNOSTIC_VERSIONS,
  type DiagnosticVersions,
  type DiagnosticReader,
  ACCOUNT_SETTINGS,
  type AccountSettingsReader,
  CLOCK,
} from '@reprise/kernel/ports';
import { buybackDecider } from '../domain';
import { checkedCustomer, customerParts, newIdentificationNumber, retainUntil } from './customer.rules';
import { chosenOptions, imeiFact, warehousesFor, worthFacts } from './choice.rules';
import type { Declaration } from './declaration.types';
import { chosenFacts, openingOf } from './opening.rules';

type DeclareBuyback = Extract<BuybackCommand, { type: 'DeclareBuyback' }>;
type Gathered = { readonly command: DeclareBuyback; readonly customer: NewCustomer | undefined };

/** Gathers the facts for a declaration: product, price, options, warehouse, customer. The decider then decides. */
@Injectable()
export class DeclarationReader {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  /** @throws Refusal for any reason that a declaration can be refused for; no personal data is stored then. */
  async gather(declaration: Declaration, meta: CommandMeta): Promise<Gathered> {
    const { channel, productId, locale } = declaration;
    const diagnostic = await this.diagnostics.read({ accountId: meta.accountId, productId, channel });
    const { transport, payment } = chosenOptions(diagnostic, declaration);
    // Words are kept as the person read them.
    const diagnosis = diagnoseIn(diagnostic, declaration.answers, { transport, payment }, locale);
    const { parties } = diagnostic;
    // Check-in is as the receiving warehouse has it.
    const { warehouseCheckinRequirement: checkIn } = await this.settings.read(parties.buyerAccountId);
    const among = warehousesFor(transport, diagnosis.priced.state);
    const warehouseId = declaration.warehouseId ?? (await this.ownWarehouse(declaration, among, meta));
    const customer = this.newCustomer(declaration, payment.type, meta);
    const now = this.clock.now().toISOString();
    const opening = openingOf({
      diagnostic,
      diagnosticId: await this.versions.keep(diagnostic),
      diagnosis,
      transport: readIn(transport, locale),
      payment: readIn(payment, locale),
      rest: {
        identificationNumber: newIdentificationNumber(),
        checkIn,
        buyerId: diagnostic.category.buyerId,
        ...parties,
        ...chosenFacts(declaration),
        ...(channel === 'web' ? { priceLock: priceLock(now, diagnostic.settings.validDays) } : {}),
        ...(customer ? { customerId: customer.customerId } : {}),
      },
    });
    const { country } = declaration.customer ?? {};
    const data = {
      opening,
      warehouses: {
        among: [...among],
        ...(warehouseId ? { chosen: warehouseId } : {}),
      },
      imei: imeiFact(diagnostic, declaration.imei),
      shownTotal: declaration.price,
      termsAccepted: declaration.termsAccepted,
      ...worthFacts(diagnostic, diagnosis),
      // A store collects the document when it takes the product.
      identityRequired: channel === 'web' && diagnostic.settings.identityDocumentRequired,
      identityCollected: !!declaration.identification,
      now,
      countryEligible: !country || transport.countries.length === 0 || transport.countries.includes(country),
      missingToMinimum: missingAmount(
        declaration.cartTotal ?? opening.price.total,
        diagnostic.settings.cartMinValue,
      ),
    };
    const command = { type: 'DeclareBuyback', data } as const;
    // A refusal must come before the customer's data is stored.
    buybackDecider.decide(command, buybackDecider.initialState);
    return { command, customer };
  }

  /** Where a seller chooses no workshop, the store's own, if the product may go there. */
  private async ownWarehouse(
    { storeId }: Declaration,
    among: readonly string[],
    { accountId }: CommandMeta,
  ): Promise<string | undefined> {
    if (!storeId || among.length < 2) return undefined;
    const own = await this.settings.storeWarehouse(accountId, storeId);
    return among.find((id) => id === own);
  }

  /** The same command creates the same customer, and so do all lines of a cart. */
  private newCustomer(
    { customer, identification, locale, cartId }: Declaration,
    paymentType: PaymentType,
    meta: CommandMeta,
  ): NewCustomer | undefined {
    if (!customer) return undefined;
    const today = this.clock.now().toISOString().slice(0, 10);
    const rules = { ibanRequired: paymentNeedsIban(paymentType), today };
    const details = checkedCustomer(customer, identification, rules);
    const customerId = cartId
      ? deriveIdAt(cartId, 'cart-customer', meta.accountId, cartId)
      : deriveIdAt(meta.commandId, 'customer', meta.commandId);
    return { customerId, ...customerParts(details, locale), retainUntil: retainUntil(today) };
  }
}
