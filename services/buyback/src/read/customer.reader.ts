import { Inject, Injectable } from '@nestjs/common';
import {
  CUSTOMERS,
  PERSONAL_ACCESSES,
  type Customers,
  type PersonalAccesses,
  type Session,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

/**
 * A customer's data for staff. Every access is recorded: "access log of who viewed personal data" (experience
 * "Everywhere").
 */
@Injectable()
export class CustomerReader {
  constructor(
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
  ) {}

  async read(row: BuybackListRow, session: Session) {
    const { accountId, customerId } = row;
    if (!customerId) return { erased: false, contact: {} };
    await this.accesses.keep([row], session, 'read');
    const contact = await this.customers.read({ accountId }, customerId, 'contact');
    // What the law requires of an erased person is for accounting, not for the screens.
    if (contact.state === 'erased') return { erased: true, contact: {} };
    const accounting = await this.customers.read({ accountId }, customerId, 'accounting');
    const { iban, identity } = accounting.state === 'known' ? accounting.value : {};
    const { locale: _locale, ...known } = contact.state === 'known' ? contact.value : {};
    return {
      erased: false,
      contact: known,
      ...(iban ? { ibanEnding: iban.slice(-4) } : {}),
      ...(identity ? { identification: identity } : {}),
    };
  }
}
