import { Inject, Injectable } from '@nestjs/common';
import type { PasswordLinkTerms } from '@reprise/contracts/identity';
import { ACCOUNT_SETTINGS, LINKS, type AccountSettingsReader, type Links } from '@reprise/kernel/ports';
import { Directory } from './directory';
import { publishedVersions } from './first-terms.rules';

/** The legal texts that a user accepts with the first password: those that the account has published. */
@Injectable()
export class FirstTermsReader {
  constructor(
    @Inject(Directory) private readonly directory: Directory,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  /** None without a site of the account's own: they can be read nowhere else. */
  async of(userId: string): Promise<PasswordLinkTerms> {
    const accountId = (await this.directory.user(userId))?.accountId;
    if (!accountId || !(await this.directory.hasSite(accountId))) return [];
    const published = publishedVersions(await this.settings.read(accountId));
    return Promise.all(
      published.map(async (each) => ({
        ...each,
        url: await this.links.publicUrl(accountId, `/${each.text}`),
      })),
    );
  }
}
