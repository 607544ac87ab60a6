import { paymentModes, stocks } from '@reprise/contracts/configuration';
import { defaultLocale, fileKeyIn, readIn, type Locale } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import type { FileStore } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { PostalParty } from '../carrier';
import type { MailBrand } from '../mail';
import type { Reference } from './ports';

const published = (documents: Pick<Documents, 'collection'>) => ({
  accounts: documentsOf(documents, accountContract),
  organisations: documentsOf(documents, organisationContract),
  stocks: documentsOf(documents, stocks),
  modes: documentsOf(documents, paymentModes),
});

/** What mails and labels show about an account: its own documents, as published by their owners. */
export class DocumentReference implements Reference {
  private readonly read: ReturnType<typeof published>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly files: Pick<FileStore, 'get'>,
  ) {
    this.read = published(documents);
  }

  async brand(accountId: string): Promise<MailBrand & { locale: Locale }> {
    const account = await this.read.accounts.read(accountId);
    if (!account) return { name: 'Reprise', locale: defaultLocale };
    const { name, language: locale, mainColor: colour } = account;
    const logo = await this.logo(account.logo);
    return { name, locale, ...(colour && { colour }), ...(logo && { logo }) };
  }

  async party(accountId: string, organisationId: string): Promise<PostalParty | undefined> {
    const found = await this.read.organisations.read(organisationId);
    if (found?.accountId !== accountId) return undefined;
    const { commonName: name, street, streetMore, zipCode, city, country, placeEmail: email } = found;
    if (!street || !zipCode || !city || !country) return undefined;
    const address = { street, zipCode, city, country };
    return { name, ...address, ...(streetMore && { streetMore }), ...(email && { email }) };
  }

  async returnStock(accountId: string, warehouseId: string): Promise<string | undefined> {
    const filter = { warehouseId, native: 'customer_return' };
    return (await this.read.stocks.find(accountId, filter, { limit: 1 }))[0]?.id;
  }

  async mailNote(accountId: string, modeId: string, locale: Locale): Promise<string | undefined> {
    const mode = await this.read.modes.read(modeId);
    if (mode?.accountId !== accountId) return undefined;
    return readIn(mode, locale).mailContent.trim() || undefined;
  }

  /** A logo may be one of our files, or an external address of before; only our files are embedded. */
  async logo(address: string | undefined): Promise<Buffer | undefined> {
    if (!address || /^https?:/.test(address)) return undefined;
    const file = await this.files.get(fileKeyIn(address) ?? address).catch(() => undefined);
    return file && /^image\/(png|jpe?g)$/.test(file.contentType) ? file.bytes : undefined;
  }
}
