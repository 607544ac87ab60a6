import type { CommandBus } from '@nestjs/cqrs';
import { buybackEvents, type CartBody, type CustomerForm } from '@reprise/contracts/buyback';
import type { Diagnostic, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import { itemEvents } from '@reprise/contracts/item';
import {
  organisationRootDetailInputSchema,
  type OrganisationRootDetail,
} from '@reprise/contracts/configuration';
import { productStates, type ProductState } from '@reprise/contracts/rules';
import {
  DeciderStore,
  EventCatalogues,
  SqliteEventLog,
  type CommandMeta,
  type Position,
} from '@reprise/kernel';
import { TestClock } from '@reprise/kernel/testing';
import type { CustomerPart, Customers, Links, NewCustomer, PartRead, Purpose } from '@reprise/kernel/ports';
import { DeclarationReader } from '../declare/declaration.reader';
import type { Declaration } from '../declare/declaration.types';
import { DeclareBuyback, DeclareBuybackHandler, type Declared } from '../declare/declare-buyback.handler';
import { BuybackLifecycle } from '../lifecycle';
import { anId } from './buyback.fixtures';

export const account = anId(900);
const choice = { warehouseIds: [anId(4)], defaultWarehouseId: anId(4) };
export const warehousesOf = (warehouses: ShippingOption['warehouses'][ProductState]) => ({
  ...{ functional: warehouses, grade_a: warehouses, grade_b: warehouses, grade_c: warehouses },
  ...{ grade_d: warehouses, grade_e: warehouses },
});
export const giftCard: PaymentOption = {
  ...{ id: anId(3), type: 'gift_card', provider: 'gift_card_a', label: 'Card', description: '' },
  ...{ long_description: '', modifier: null, bonus: null, iban: false, paidInStore: false },
};
export const byPost: ShippingOption = {
  ...{ id: anId(11), channel: 'web', type: 'post', circuit: 'web_post', circuitId: anId(12) },
  ...{ label: 'By post', description: '', modifier: null, countries: ['FR'], instructions: [] },
  ...{ highlightedInstruction: null, terms: '', paymentModes: [giftCard] },
  warehouses: warehousesOf(choice),
};
const answers = ['yes', 'no'].map((id, at) => ({
  id,
  name: id,
  description: '',
  effect: at === 0 ? {} : { percentage: -50 },
}));

export const aDiagnostic = (change: Partial<Diagnostic> = {}): Diagnostic => ({
  product: {
    ...{ id: anId(1), label: 'Aurora 12', brand: 'Aurora', model: '12', reference: 'A12', ean: null },
    ...{ image: null, weight: 200, height: null, length: null, width: null, simple: false },
    ...{ categoryId: anId(2), categoryLabel: 'Smartphones' },
  },
  ...{ prices: { grade_a: 10_000 }, currency: 'EUR', collectsImei: false, tacCodes: [], options: [byPost] },
  questions: [{ id: anId(20), title: 'Does it work?', howToTest: '', description: '', answers }],
  warehouses: [],
  settings: {
    ...{ identityDocumentRequired: false, cartMinValue: 0, zeroAllowed: false },
    ...{ validDays: 15, maxNbOfItems: 200 },
  },
  ...{ accountId: account, rootId: anId(5) },
  parties: {
    ...{ buyerAccountId: account, paymentIssuerAccountId: account, transportHolderAccountId: account },
  },
  category: {
    ...{ id: anId(2), buyerId: anId(13) },
    ...{ absorptionType: 'none', absorptionValue: null, absorptionMax: null },
  },
  ...change,
});
export const zoe: CustomerForm = {
  ...{ firstName: 'Zoé', lastName: 'Martin', email: 'zoe@example.test', phone: '0612345678' },
  ...{ street: '1 rue X', zipCode: '75001', city: 'Paris', country: 'FR' },
};
export const aLine = (n: number): CartBody['lines'][number] => ({
  ...{ inCartId: anId(n), productId: anId(1), answers: [{ questionId: anId(20), answerId: 'yes' }] },
  ...{ circuit: 'web_post', paymentModeId: giftCard.id, forcedInvalidImei: false },
});
export const metaOf = (n: number): CommandMeta => ({
  ...{ commandId: anId(n), accountId: account, correlationId: anId(n) },
  actor: { userId: 'u-1', role: 'visitor' },
});
export const states: readonly ProductState[] = productStates;

/** Customers as in the vault, unencrypted. */
class OpenCustomers implements Customers {
  readonly kept = new Map<string, NewCustomer>();
  async store(_owner: unknown, customer: NewCustomer): Promise<void> {
    if (!this.kept.has(customer.customerId)) this.kept.set(customer.customerId, customer);
  }
  async read<P extends Purpose>(_owner: unknown, id: string, purpose: P): Promise<PartRead<P>> {
    const part: CustomerPart | undefined = this.kept.get(id);
    return part ? { state: 'known', value: part[purpose] } : { state: 'unknown' };
  }
  async update<P extends Purpose>(
    owner: unknown,
    id: string,
    purpose: P,
    change: (value: CustomerPart[P]) => CustomerPart[P],
  ): Promise<PartRead<P>> {
    const known = this.kept.get(id);
    if (!known) return { state: 'unknown' };
    this.kept.set(id, { ...known, [purpose]: change(known[purpose]) });
    return this.read(owner, id, purpose);
  }
  async find() {
    return [];
  }
  async eraseContact() {
    return 'unknown' as const;
  }
  async eraseAccounting() {
    return 'unknown' as const;
  }
}

const catalogues = new EventCatalogues(buybackEvents, itemEvents);

/** A real log and decider store in memory; catalogue, settings and customers as set by the test. */
export class CounterWorld {
  readonly clock = new TestClock('2026-01-05T09:00:00.000Z');
  readonly log = new SqliteEventLog({ file: ':memory:', catalogues });
  readonly store = new DeciderStore(this.log, catalogues);
  readonly customers = new OpenCustomers();
  diagnostic = aDiagnostic();
  readonly kept = new Map<string, Diagnostic>();
  settingsOf: OrganisationRootDetail = {
    ...organisationRootDetailInputSchema.parse({}),
    id: anId(14),
  };
  storeWarehouse: string | undefined = undefined;
  readonly diagnostics = { read: async (): Promise<Diagnostic> => this.diagnostic };
  readonly versions = {
    keep: async (diagnostic: Diagnostic) => {
      const key = 'd'.repeat(63) + (this.kept.size % 10);
      this.kept.set(key, diagnostic);
      return key;
    },
    read: async (_account: string, id: string) => this.kept.get(id) ?? this.diagnostic,
  };
  readonly settings = {
    read: async () => this.settingsOf,
    transferOrderText: async () => undefined,
    transferOrderCopies: async () => 1,
    storeWarehouse: async () => this.storeWarehouse,
  };
  readonly links: Links = {
    tokenFor: (_account, id) => `token-${id}`,
    isValid: () => true,
    publicUrl: async (_account, path) => path,
  };
  readonly buybacks = new BuybackLifecycle(this.store);
  readonly declarations = new DeclarationReader(this.diagnostics, this.settings, this.clock, this.versions);
  private readonly handler = new DeclareBuybackHandler(
    this.declarations,
    this.buybacks,
    this.customers,
    this.links,
  );

  declare(declaration: Declaration, meta: CommandMeta): Promise<Declared> {
    return this.handler.execute(new DeclareBuyback(declaration, meta));
  }

  /** The part of the command bus that a cart needs. */
  bus(): CommandBus {
    const execute = (command: DeclareBuyback) => this.handler.execute(command);
    return { execute } as unknown as CommandBus;
  }

  /** Buybacks in the log, in order. */
  async declared(): Promise<string[]> {
    const events = await this.log.readAll('', 1000);
    return events.filter(({ type }) => type === 'BuybackDeclared').map(({ stream }) => stream.slice(8));
  }

  /** The item's side, as its policy would write it. */
  async itemCancelled(id: string, { commandId, ...meta }: CommandMeta): Promise<Position> {
    const event = {
      type: 'ItemCancelled',
      data: {},
      id: commandId,
      version: 1,
      causationId: commandId,
      ...meta,
    };
    return (await this.log.append(`item-${id}`, [event], 'any')).position;
  }

  async types(id: string): Promise<string[]> {
    return (await this.log.readStream(`buyback-${id}`)).map(({ type }) => type);
  }
}
