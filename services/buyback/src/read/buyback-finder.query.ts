import { Inject, Injectable } from '@nestjs/common';
import { mostFound, type FoundBuyback } from '@reprise/contracts/buyback';
import {
  mayKnowCustomer,
  peopleMeant,
  thingsMeant,
  type FinderKey,
  type PersonKey,
  type ThingKey,
} from '@reprise/contracts/rules';
import {
  CUSTOMERS,
  PERSONAL_ACCESSES,
  type Customers,
  type PersonalAccesses,
  type Session,
} from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import { ReadModels, type Filter } from '@reprise/read-kernel';
import { narrowed, ownPlaces, scopeFilter, type TenantScope } from '@reprise/read-kernel/query';

const own = { ...ownPlaces, sharedWith: 'buyerAccountId' } as const;
/** Asked one by one: each has an index of its own. */
const names = ['serialNumber', 'externalCode', 'transport.trackingNumber'] as const;

/** "Which file is this?", by a code of the product or by who sold it, within what a reader may see. */
@Injectable()
export class BuybackFinder {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
  ) {}

  async byCode(scope: TenantScope, text: string): Promise<FoundBuyback[]> {
    const found = await Promise.all(
      thingsMeant(text).map(async (key) => shownAs(key.by, await this.things(scope, key))),
    );
    return once(found.flat());
  }

  async byCustomer(scope: TenantScope, session: Session, text: string): Promise<FoundBuyback[]> {
    const found = await Promise.all(
      peopleMeant(text).map(async (key) => shownAs(key.by, await this.sold(scope, session, key))),
    );
    return once(found.flat());
  }

  private async things(scope: TenantScope, { by, value }: FinderKey<ThingKey>) {
    if (by === 'code') return this.rows(scope, { identificationNumber: value });
    if (by === 'imei') return this.rows(scope, { imei: value });
    if (by === 'name')
      return (await Promise.all(names.map((field) => this.rows(scope, { [field]: value })))).flat();
    const items = await this.readModels.collection(itemList);
    const wanted = by === 'short-code' ? { shortCode: value } : { lastFour: value };
    const labelled = await items.find(narrowed(scopeFilter(scope, own), wanted), { limit: mostFound });
    return labelled.length > 0 ? this.rows(scope, { _id: { $in: labelled.map(({ id }) => id) } }) : [];
  }

  /** Each look-up of a person is written down, whatever it finds. */
  private async sold(scope: TenantScope, session: Session, key: FinderKey<PersonKey>) {
    const ids = await this.customers.find({ accountId: scope.accountId }, key);
    const rows = ids.length > 0 ? await this.rows(scope, { customerId: { $in: [...ids] } }) : [];
    const known = rows.filter((row) => mayKnowCustomer(scope.accountId, row));
    await this.accesses.keepLookUp(scope.accountId, session, known);
    return known;
  }

  private async rows(scope: TenantScope, which: Filter): Promise<readonly BuybackListRow[]> {
    const rows = await this.readModels.collection(buybackList);
    const filter = narrowed(scopeFilter(scope, own), which);
    return rows.find(filter, { sort: [['createdAt', -1]], limit: mostFound });
  }
}

const shownAs = (by: FoundBuyback['by'], rows: readonly BuybackListRow[]): FoundBuyback[] =>
  rows.map(({ id, identificationNumber, status, productLabel, productLabelTranslations, brand }) => ({
    ...{ by, id, identificationNumber, status, productLabel, brand },
    ...(productLabelTranslations && { productLabelTranslations }),
  }));

/** What was found in several ways, once. */
const once = (found: readonly FoundBuyback[]): FoundBuyback[] =>
  found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at).slice(0, mostFound);
