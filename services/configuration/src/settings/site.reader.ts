import { Inject, Injectable } from '@nestjs/common';
import {
  homePageShown,
  whiteLabelConfigSchema,
  type HomePageInput,
  type SiteInPage,
  type WhiteLabelConfig,
} from '@reprise/contracts/configuration';
import type { Account } from '@reprise/contracts/organisation';
import type { ResourceStore } from '@reprise/kernel/resource';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';
import { homePageDefinition } from '../home-page/home-page.resource';
import { whiteLabelDefinition } from './settings.resource';

const noTexts = {
  ...{ eula: '', serviceTerms: '', faqAndContact: '', eulaTranslations: {}, serviceTermsTranslations: {} },
  ...{ faqAndContactTranslations: {}, cookiesPolicyTranslations: {} },
};

/** What visitors of an account's site are told of its settings. */
@Injectable()
export class SiteReader {
  constructor(
    @Inject(whiteLabelDefinition.token)
    private readonly whiteLabels: ResourceStore<typeof whiteLabelDefinition.contract>,
    @Inject(homePageDefinition.token)
    private readonly homePages: ResourceStore<typeof homePageDefinition.contract>,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
  ) {}

  async config(account: Account): Promise<WhiteLabelConfig> {
    const [found] = await this.whiteLabels.find(account.id, {}, 1);
    const fields = Object.keys(whiteLabelConfigSchema.shape);
    const own = Object.entries(found ?? {}).filter(([field]) => fields.includes(field));
    const config = whiteLabelConfigSchema.parse(Object.fromEntries(own));
    // The client's own record may contain the two ids as well (back office §2 "Entities and clients").
    const { tagManagerId = null, axeptioId = null } = account;
    return {
      ...config,
      tagManagerId: config.tagManagerId ?? tagManagerId,
      axeptioId: config.axeptioId ?? axeptioId,
    };
  }

  /** @param isHome whether the page is the one that the account may have made itself. */
  async inPage(
    account: Account,
    isHome: boolean,
  ): Promise<Pick<SiteInPage, 'config' | 'details' | 'homePage'>> {
    const [config, details, homePage] = await Promise.all([
      this.config(account),
      this.settings.read(account.id),
      this.homePage(account.id),
    ]);
    return {
      config: { ...config, cookiesPolicy: null },
      details: { ...details, ...noTexts },
      ...((isHome || !homePage) && { homePage }),
    };
  }

  private async homePage(accountId: string): Promise<HomePageInput | null> {
    const [page] = await this.homePages.find(accountId, {}, 1);
    return page?.active ? homePageShown(page) : null;
  }
}
