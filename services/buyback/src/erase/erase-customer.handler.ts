import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@reprise/contracts/problems';
import { streamName, type Clock, type EventLog } from '@reprise/kernel';

import {
  CUSTOMERS,
  FILES,
  type Customers,
  type FileStore,
  CLOCK,
  DOCUMENTS,
  EVENT_LOG,
  type Session,
} from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import { cartsCollection } from '../cart/cart.store';
import { AccessLogStore } from '../read/access-log.store';

export type Erased = { readonly erased: true; readonly accounting: 'erased' | 'retained' };

export class EraseCustomer extends Command<Erased> {
  constructor(
    readonly row: BuybackListRow,
    readonly session: Session,
  ) {
    super();
  }
}

const customerIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'customerId' in data && typeof data.customerId === 'string'
    ? data.customerId
    : undefined;

/**
 * Forgets the person behind a buyback (domain §1): the contact key is shredded at once, accounts and register are kept
 * until the law's date. One person has a customer document a buyback, so the other buybacks of the same cart go with it.
 */
@CommandHandler(EraseCustomer)
export class EraseCustomerHandler implements ICommandHandler<EraseCustomer> {
  constructor(
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    private readonly accesses: AccessLogStore,
  ) {}

  /** @throws Refusal `not-found` for a buyback without a customer. */
  async execute({ row, session }: EraseCustomer): Promise<Erased> {
    const buybacks = await this.sameCart(row);
    const customerIds = new Set((await Promise.all(buybacks.map((each) => this.customersOf(each)))).flat());
    if (customerIds.size === 0) throw new Refusal('not-found');
    let accounting: Erased['accounting'] = 'erased';
    for (const customerId of customerIds) {
      await this.accesses.keep(row, customerId, session, 'erase');
      if ((await this.forget(row.accountId, customerId)) === 'retained') accounting = 'retained';
    }
    if (row.cartId) await this.documents.collection(cartsCollection).delete(row.cartId);
    for (const each of buybacks) await this.removeLabel(each);
    return { erased: true, accounting };
  }

  private async forget(accountId: string, customerId: string): Promise<'erased' | 'retained' | 'unknown'> {
    await this.customers.eraseContact({ accountId }, customerId);
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.customers.eraseAccounting({ accountId }, customerId, today);
  }

  /** A hand-over may have named another customer than the declaration did; the log remembers both. */
  private async customersOf({ accountId, id }: BuybackListRow): Promise<string[]> {
    const events = await this.log.readStream(streamName('buyback', id));
    return events
      .filter((event) => event.accountId === accountId)
      .flatMap(({ data }) => customerIn(data) ?? []);
  }

  private async sameCart(row: BuybackListRow): Promise<readonly BuybackListRow[]> {
    if (!row.cartId) return [row];
    const rows = await this.readModels.collection(buybackList);
    return rows.find({ accountId: row.accountId, cartId: row.cartId });
  }

  /** The label of a customer's own package bears his name and address. */
  private async removeLabel({ id, transport }: BuybackListRow): Promise<void> {
    if (transport.labelKey && transport.packageId === id) await this.files.delete(transport.labelKey);
  }
}
