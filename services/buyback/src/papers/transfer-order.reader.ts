import { Inject, Injectable } from '@nestjs/common';
import type { ToldText } from '@reprise/contracts/catalogue';
import { localeSchema, money } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  CUSTOMERS,
  PRINTER,
  type AccountSettingsReader,
  type Customers,
  type NewCustomer,
  type Printer,
  type SoldGood,
  type TransferOrderPaper,
} from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { ReadModels } from '@reprise/read-kernel';
import { FileTextsReader } from '../read/file-texts.reader';

type Rows = readonly [BuybackListRow, ...BuybackListRow[]];

const sold = (row: BuybackListRow, payment: ToldText): SoldGood => ({
  ...{ buybackNumber: row.identificationNumber, product: row.productLabel },
  productTranslations: row.productLabelTranslations,
  ...{ imei: row.imei, serialNumber: row.serialNumber },
  ...{ payment: payment.text, paymentTranslations: payment.translations },
  price: money(row.prices.declared, row.currency),
});
const isSold = ({ status }: BuybackListRow): boolean => status !== 'bb_cancelled';

/** Nobody can buy what another buys: rows by buyer, in the order of their first. */
function byBuyer(rows: readonly BuybackListRow[]): readonly Rows[] {
  const orders = new Map<string, Rows>();
  for (const row of rows) {
    const buyer = `${buyerOf(row)} ${row.buyerId ?? ''}`;
    const [first, ...others] = orders.get(buyer) ?? [];
    orders.set(buyer, first ? [first, ...others, row] : [row]);
  }
  return [...orders.values()];
}

/** The contract of sale between a customer and a buyer: one for all products of a cart. */
@Injectable()
export class TransferOrderReader {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(PRINTER) private readonly printer: Printer,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly texts: FileTextsReader,
  ) {}

  /** With whatever the same customer sold to the same buyer beside it. @throws Refusal as `print` */
  async of(row: BuybackListRow): Promise<Buffer> {
    const own = byBuyer(await this.soldWith(row)).find((rows) => rows.some(({ id }) => id === row.id));
    return this.print([own ?? [row]]);
  }

  /** As it would be signed now, of what the seller has entered: nothing of it is kept yet. */
  async unsigned(row: BuybackListRow, price: number, { contact, accounting }: NewCustomer): Promise<Buffer> {
    const agreed = { ...row, prices: { ...row.prices, declared: price } };
    const parties = { customer: contact, identity: accounting.identity };
    return this.printer.transferOrder(await this.paper([agreed], parties));
  }

  /** One file for all buyers of a cart. @throws Refusal as `print` */
  ofAll(rows: readonly BuybackListRow[]): Promise<Buffer> {
    return this.print(byBuyer(rows.filter(isSold)));
  }

  /** @throws Refusal `hand-over-not-signed`; `transfer-order-unavailable` while the buyer's data cannot be had. */
  private async print(orders: readonly Rows[]): Promise<Buffer> {
    const [first, ...more] = await Promise.all(orders.map((rows) => this.paperOf(rows)));
    if (!first) throw new Refusal('transfer-order-unavailable');
    return this.printer.transferOrder(first, ...more);
  }

  private async soldWith(row: BuybackListRow): Promise<readonly BuybackListRow[]> {
    const { accountId, cartId, storeId, channel } = row;
    if (!cartId || !storeId || channel !== 'store') return [row];
    const rows = await this.readModels.collection(buybackList);
    const all = await rows.find({ accountId, cartId, storeId }, { sort: [['createdAt', 1]] });
    return all.filter(isSold);
  }

  /** A customer who stands at the counter reads it before he signs; a visitor's is made when the store takes the product. */
  private async paperOf(rows: Rows): Promise<TransferOrderPaper> {
    const [row] = rows;
    const { accountId, customerId } = row;
    if (!customerId || (row.channel === 'web' && !row.finalisedAt)) throw new Refusal('hand-over-not-signed');
    const contact = await this.customers.read({ accountId }, customerId, 'contact');
    const accounting = await this.customers.read({ accountId }, customerId, 'accounting');
    return this.paper(rows, {
      customer: contact.state === 'known' ? contact.value : undefined,
      identity: accounting.state === 'known' ? accounting.value.identity : undefined,
    });
  }

  private async paper(
    rows: Rows,
    seller: Pick<TransferOrderPaper, 'customer' | 'identity'>,
  ): Promise<TransferOrderPaper> {
    const [row] = rows;
    const { accountId } = row;
    const { barCodeEnabled } = await this.settings.read(accountId);
    const copies = rows.map(({ circuit }) => this.settings.transferOrderCopies(accountId, circuit));
    return {
      // As the customer's mails.
      locale: seller.customer?.locale ?? localeSchema.catch('fr-FR').parse(row.locale),
      ...{ accountId, barCodeEnabled, buyerId: row.buyerId, buyerAccountId: buyerOf(row) },
      signedAt: row.finalisedAt ?? this.clock.now().toISOString(),
      text: await this.settings.transferOrderText(accountId),
      goods: await Promise.all(rows.map(async (each) => sold(each, await this.texts.paymentOf(each)))),
      ...seller,
      copies: Math.max(...(await Promise.all(copies))),
    };
  }
}
