import { fileKeyIn, type Locale } from '@reprise/contracts/kernel';
import {
  accountContract,
  organisationContract,
  type Account,
  type Organisation,
} from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { countryName } from '@reprise/contracts/rules';
import { documentsOf, type PublishedDocuments } from '@reprise/kernel/resource';
import type {
  FileStore,
  PassportPaper,
  Printer,
  ShelfLabelPaper,
  TrackingSheetPaper,
  TransferOrderPaper,
} from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import {
  drawForReader,
  shelfLabelsZpl,
  type Brand,
  type ShelfLabelInput,
  type TransferOrderInput,
} from '../documents';
import { orderWords, transferOrderInput, type BuyerValues } from './transfer-order.rules';

/** Papers with the client's name, colour and logo, and the buyer's legal data. */
export class PdfPrinter implements Printer {
  private readonly accounts: PublishedDocuments<Account>;
  private readonly organisations: PublishedDocuments<Organisation>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly files: FileStore,
  ) {
    this.accounts = documentsOf(documents, accountContract);
    this.organisations = documentsOf(documents, organisationContract);
  }

  async trackingSheet({ accountId, ...sheet }: TrackingSheetPaper): Promise<Buffer> {
    const brand = await this.brandOf(accountId);
    return drawForReader({ kind: 'trackingSheet', input: { ...sheet, brand } });
  }

  /** @throws Refusal `transfer-order-unavailable` */
  async transferOrder(first: TransferOrderPaper, ...more: readonly TransferOrderPaper[]): Promise<Buffer> {
    const others = await Promise.all(more.map((paper) => this.orderOf(paper)));
    return drawForReader({ kind: 'transferOrders', input: [await this.orderOf(first), ...others] });
  }

  private async orderOf(paper: TransferOrderPaper): Promise<TransferOrderInput> {
    const { accountId, buyerId, buyerAccountId } = paper;
    const words = orderWords(paper, await this.localeOf(accountId));
    return transferOrderInput(paper, {
      ...words,
      brand: await this.brandOf(accountId),
      buyer: await this.buyerValues(buyerAccountId, buyerId, words.locale),
    });
  }

  async shelfLabels(papers: readonly ShelfLabelPaper[]): Promise<Buffer> {
    return drawForReader({ kind: 'shelfLabels', input: await this.labelsOf(papers) });
  }

  async shelfLabelsZpl(papers: readonly ShelfLabelPaper[]): Promise<string> {
    return shelfLabelsZpl(await this.labelsOf(papers));
  }

  async passport({ accountId, ...paper }: PassportPaper): Promise<Buffer> {
    const locale = await this.localeOf(accountId);
    const brand = await this.brandOf(accountId);
    return drawForReader({ kind: 'passport', input: { ...paper, locale, brand } });
  }

  private labelsOf(papers: readonly ShelfLabelPaper[]): Promise<ShelfLabelInput[]> {
    return Promise.all(
      papers.map(async ({ accountId, ...label }) => ({ ...label, locale: await this.localeOf(accountId) })),
    );
  }

  private async localeOf(accountId: string): Promise<Locale> {
    return (await this.accounts.read(accountId))?.language ?? 'fr-FR';
  }

  private async brandOf(accountId: string): Promise<Brand> {
    const account = await this.accounts.read(accountId);
    const address = account?.logo ?? '';
    const logo = await this.files.get(fileKeyIn(address) ?? address).catch(() => undefined);
    return {
      name: account?.name ?? '',
      ...(account?.mainColor ? { colour: account.mainColor } : {}),
      ...(logo ? { logo: logo.bytes } : {}),
    };
  }

  /** Nobody signs over to a buyer without a name. @throws Refusal `transfer-order-unavailable` */
  private async buyerValues(
    accountId: string,
    buyerId: string | undefined,
    locale: Locale,
  ): Promise<BuyerValues> {
    const buyer = buyerId ? await this.organisations.read(buyerId) : undefined;
    if (buyer?.accountId !== accountId) throw new Refusal('transfer-order-unavailable');
    const { street, zipCode, city, country } = buyer;
    const place = [
      street,
      [zipCode, city].filter(Boolean).join(' '),
      country && countryName(country, locale),
    ];
    return {
      buyer_name: buyer.commonName,
      buyer_long_name: buyer.corporateName ?? buyer.commonName,
      buyer_address: place.filter(Boolean).join(', '),
      buyer_siret: buyer.siret ?? '',
      buyer_capital: buyer.capital ?? '',
    };
  }
}
