import { Inject, Injectable } from '@nestjs/common';
import { stocks } from '@reprise/contracts/configuration';
import { passportPath, type ItemPassport } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf, shortItemCode } from '@reprise/contracts/rules';
import {
  DOCUMENTS,
  LINKS,
  PRINTER,
  type Links,
  type Printer,
  type ShelfLabelPaper,
} from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import { itemEconomics, type ItemListRow } from '@reprise/read-item';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import { ItemEvents } from '../history/item-events.reader';
import { AskedDiagnostics } from './asked-diagnostics.reader';
import { passportOf, toldTo } from './item-passport.rules';

/** What the address of a passport authorises: it opens this item's passport and nothing else. */
const subjectOf = (id: string): string => `passports/${id}`;

/** The papers of an item: its label and its passport. */
@Injectable()
export class ItemPapers {
  private readonly stocks;

  constructor(
    private readonly events: ItemEvents,
    private readonly asked: AskedDiagnostics,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(PRINTER) private readonly printer: Printer,
    @Inject(LINKS) private readonly links: Links,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.stocks = documentsOf(documents, stocks);
  }

  async label(item: ItemListRow): Promise<ShelfLabelPaper> {
    const stock = item.stockId ? await this.stocks.read(item.stockId) : undefined;
    const economics = await (await this.readModels.collection(itemEconomics)).get(item.id);
    const code = item.identificationNumber;
    return {
      ...{ accountId: buyerOf(item), code, shortCode: shortItemCode(code), product: item.productLabel },
      ...(item.imei ? { imei: item.imei } : {}),
      ...{ grade: economics?.state ?? '', stock: stock?.name ?? '' },
      ...(stock?.location ? { location: stock.location } : {}),
    };
  }

  /** @throws Refusal `passport-not-ready` */
  async passport(item: ItemListRow): Promise<ItemPassport> {
    const { identificationNumber, productLabel, brand } = item;
    const named = { identificationNumber, product: productLabel, brand };
    const events = await this.events.of(item);
    const passport = passportOf(named, events);
    if (!passport) throw new Refusal('passport-not-ready');
    return toldTo(passport, events, await this.asked.of(item));
  }

  async paper(item: ItemListRow): Promise<Buffer> {
    const accountId = buyerOf(item);
    const passport = await this.passport(item);
    const token = this.links.tokenFor(item.accountId, subjectOf(item.id));
    const address = await this.links.publicUrl(accountId, passportPath(item.id, token));
    return this.printer.passport({ accountId, passport, address });
  }

  /** @throws Refusal `not-found`: a wrong token and an unknown item cannot be told apart. */
  mustOpen(item: ItemListRow | undefined, token: string): ItemListRow {
    if (!item || !this.links.isValid(item.accountId, subjectOf(item.id), token))
      throw new Refusal('not-found');
    return item;
  }
}
