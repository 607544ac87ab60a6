import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import { streamName, type Clock, type EventLog } from '@reprise/kernel';
import { CLOCK, DOCUMENTS, EVENT_LOG, type Session } from '@reprise/kernel/http';
import { CUSTOMERS, FILES, type Customers, type FileStore } from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import { cartsCollection } from '../cart/cart';
import { AccessLog } from '../read/access-log';

export type Erased = { readonly erased: true; readonly accounting: 'erased' | 'retained' };

const customerIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'customerId' in data && typeof data.customerId === 'string'
    ? data.customerId
    : undefined;

/**
 * Forgets the person behind a file (domain.md §1): the contact key is shredded at once, accounts and register are kept
 * until the law's date. One person has a customer document a file, so the other files of the same cart go with it.
 */
@Injectable()
export class Eraser {
  constructor(
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    private readonly accesses: AccessLog,
  ) {}

  /** @throws Refusal `not-found` for a file without a customer. */
  async erase(row: BuybackListRow, session: Session): Promise<Erased> {
    const files = await this.sameCart(row);
    const customerIds = new Set((await Promise.all(files.map((each) => this.customersOf(each)))).flat());
    if (customerIds.size === 0) throw new Refusal('not-found');
    let accounting: Erased['accounting'] = 'erased';
    for (const customerId of customerIds) {
      await this.accesses.keep(row, customerId, session, 'erase');
      if ((await this.forget(row.accountId, customerId)) === 'retained') accounting = 'retained';
    }
    if (row.cartId) await this.documents.collection(cartsCollection).delete(row.cartId);
    for (const each of files) await this.removeLabel(each);
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

  /** The label of a customer's own parcel bears his name and address. */
  private async removeLabel({ id, transport }: BuybackListRow): Promise<void> {
    if (transport.labelKey && transport.packageId === id) await this.files.delete(transport.labelKey);
  }
}
