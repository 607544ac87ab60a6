import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel';
import {
  CLOCK,
  CUSTOMERS,
  PERSONAL_ACCESSES,
  type Customers,
  type PersonalAccesses,
  type Session,
} from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { ReadModels } from '@reprise/read-kernel';
import { OuterTracesStore } from './outer-traces.store';
import { PersonalTracesReader } from './personal-traces.reader';

export type Erased = { readonly erased: true; readonly accounting: 'erased' | 'retained' };

export class EraseCustomer extends Command<Erased> {
  constructor(
    readonly row: BuybackListRow,
    readonly session: Session,
  ) {
    super();
  }
}

/**
 * Erases the person behind a buyback (domain §1): the contact key is destroyed at once, accounting and register are
 * kept for the legal period. Each buyback has its own customer document, so the other buybacks of the same cart are
 * erased with it.
 */
@CommandHandler(EraseCustomer)
export class EraseCustomerHandler implements ICommandHandler<EraseCustomer> {
  constructor(
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    private readonly named: PersonalTracesReader,
    private readonly outer: OuterTracesStore,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
  ) {}

  /** @throws Refusal `not-found` for a buyback without a customer. */
  async execute({ row, session }: EraseCustomer): Promise<Erased> {
    const { accountId } = row;
    const buybacks = await Promise.all(
      (await this.sameCart(row)).map(async (each) => ({
        ...(await this.named.read(accountId, each.id)),
        row: each,
      })),
    );
    const customerIds = [...new Set(buybacks.flatMap((each) => each.customerIds))];
    if (customerIds.length === 0) throw new Refusal('not-found');
    const people = customerIds.map((customerId) => ({ accountId, id: row.id, customerId }));
    await this.accesses.keep(people, session, 'erase');
    await this.outer.erase(accountId, buybacks, await this.emailsOf(accountId, customerIds));
    const outcomes = [];
    for (const id of customerIds) outcomes.push(await this.forget(accountId, id));
    await this.outer.shred();
    return { erased: true, accounting: outcomes.includes('retained') ? 'retained' : 'erased' };
  }

  private async forget(accountId: string, customerId: string): Promise<'erased' | 'retained' | 'unknown'> {
    await this.customers.eraseContact({ accountId }, customerId);
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.customers.eraseAccounting({ accountId }, customerId, today);
  }

  private async emailsOf(accountId: string, customerIds: readonly string[]): Promise<string[]> {
    const contacts = await Promise.all(
      customerIds.map((id) => this.customers.read({ accountId }, id, 'contact')),
    );
    return contacts.flatMap((contact) => (contact.state === 'known' ? (contact.value.email ?? []) : []));
  }

  private async sameCart(row: BuybackListRow): Promise<readonly BuybackListRow[]> {
    if (!row.cartId) return [row];
    const rows = await this.readModels.collection(buybackList);
    return rows.find({ accountId: row.accountId, cartId: row.cartId });
  }
}
