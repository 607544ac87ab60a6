import { defaultTransferOrderTexts } from '@reprise/contracts/configuration';
import { fileKeyIn, formatMoney } from '@reprise/contracts/kernel';
import {
  accountContract,
  organisationContract,
  type Account,
  type Organisation,
} from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf, type PublishedDocuments } from '@reprise/kernel/resource';
import type {
  FileStore,
  PassportPaper,
  Printer,
  TrackingSheetPaper,
  TransferOrderPaper,
} from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import {
  renderPassport,
  renderShelfLabels,
  renderTrackingSheet,
  renderTransferOrder,
  shelfLabelsZpl,
  wordingOf,
  type Brand,
} from '../documents';

/** Who buys, as the paper names him. */
type BuyerValues = Readonly<
  Record<'buyer_name' | 'buyer_long_name' | 'buyer_address' | 'buyer_siret' | 'buyer_capital', string>
>;

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
    return renderTrackingSheet({ ...sheet, brand: await this.brandOf(accountId) });
  }

  /** @throws Refusal `transfer-order-unavailable` */
  async transferOrder({ accountId, buyerId, buyerAccountId, ...paper }: TransferOrderPaper): Promise<Buffer> {
    const { text, total, customer, values, ...order } = paper;
    const locale = (await this.accounts.read(accountId))?.language ?? 'fr-FR';
    return renderTransferOrder({
      ...order,
      locale,
      text: text ?? defaultTransferOrderTexts[locale],
      brand: await this.brandOf(accountId),
      values: {
        ...values,
        total_price: formatMoney(total, locale),
        customer_firstname: customer?.firstName ?? '',
        customer_lastname: customer?.lastName ?? wordingOf(locale).erased,
        ...(await this.buyerValues(buyerAccountId, buyerId)),
      },
    });
  }

  readonly shelfLabels = renderShelfLabels;
  readonly shelfLabelsZpl = shelfLabelsZpl;

  async passport({ accountId, ...paper }: PassportPaper): Promise<Buffer> {
    const locale = (await this.accounts.read(accountId))?.language ?? 'fr-FR';
    return renderPassport({ ...paper, locale, brand: await this.brandOf(accountId) });
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
  private async buyerValues(accountId: string, buyerId: string | undefined): Promise<BuyerValues> {
    const buyer = buyerId ? await this.organisations.read(buyerId) : undefined;
    if (buyer?.accountId !== accountId) throw new Refusal('transfer-order-unavailable');
    const place = [buyer.street, [buyer.zipCode, buyer.city].filter(Boolean).join(' '), buyer.country];
    return {
      buyer_name: buyer.commonName,
      buyer_long_name: buyer.corporateName ?? buyer.commonName,
      buyer_address: place.filter(Boolean).join(', '),
      buyer_siret: buyer.siret ?? '',
      buyer_capital: buyer.capital ?? '',
    };
  }
}
