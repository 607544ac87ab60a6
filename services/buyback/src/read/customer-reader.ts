import { Inject, Injectable } from '@nestjs/common';
import { uuidv7, type Clock } from '@reprise/kernel';
import { CLOCK, DOCUMENTS, type Session } from '@reprise/kernel/http';
import { CUSTOMERS, type Customers } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { Collection, Documents } from '@reprise/read-kernel';

type Access = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly buybackId: string;
  readonly customerId: string;
  readonly at: string;
};

/** A customer's data for staff. Every look is kept: "access log of who viewed personal data" (experience.md). */
@Injectable()
export class CustomerReader {
  private readonly accesses: Collection<Access>;

  constructor(
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accesses = documents.collection<Access>({
      name: 'personal_data_accesses',
      indexes: [{ fields: ['accountId', 'at'] }, { fields: ['accountId', 'customerId', 'at'] }],
    });
  }

  async read(row: BuybackListRow, session: Session) {
    const { accountId, customerId } = row;
    if (!customerId) return { erased: false, contact: {} };
    await this.accesses.put({
      _id: uuidv7(),
      accountId,
      userId: session.userId,
      buybackId: row.id,
      customerId,
      at: this.clock.now().toISOString(),
    });
    const contact = await this.customers.read({ accountId }, customerId, 'contact');
    const accounting = await this.customers.read({ accountId }, customerId, 'accounting');
    const { iban, identity } = accounting.state === 'known' ? accounting.value : {};
    const { locale: _locale, ...known } = contact.state === 'known' ? contact.value : {};
    return {
      erased: contact.state === 'erased',
      contact: known,
      ...(iban ? { ibanEnding: iban.slice(-4) } : {}),
      ...(identity ? { identification: identity } : {}),
    };
  }
}
