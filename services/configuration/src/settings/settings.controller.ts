import { Controller, Inject } from '@nestjs/common';
import {
  settingsEndpoints as endpoints,
  type BuybackSettings,
  type WhiteLabelConfig,
} from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { AccountByHost } from './account-by-host.reader';
import { SiteReader } from './site.reader';
import { rootDetailsDefinition, transferOrderDefinition, whiteLabelDefinition } from './settings.resource';
import { ACCOUNT_SETTINGS, type AccountSettingsReader, type Session } from '@reprise/kernel/ports';

type WhiteLabelStore = ResourceStore<typeof whiteLabelDefinition.contract>;

@Controller()
export class SettingsController {
  constructor(
    @Inject(rootDetailsDefinition.token)
    private readonly details: ResourceStore<typeof rootDetailsDefinition.contract>,
    @Inject(whiteLabelDefinition.token) private readonly whiteLabels: WhiteLabelStore,
    @Inject(transferOrderDefinition.token)
    private readonly orders: ResourceStore<typeof transferOrderDefinition.contract>,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(AccountByHost) private readonly accounts: AccountByHost,
    @Inject(SiteReader) private readonly sites: SiteReader,
  ) {}

  @Endpoint(endpoints.rootDetail)
  async rootDetail(@Input() { session, params }: InputOf<typeof endpoints.rootDetail>) {
    return this.only(this.details, session, params.id);
  }

  @Endpoint(endpoints.whiteLabelOf)
  async whiteLabelOf(@Input() { session, params }: InputOf<typeof endpoints.whiteLabelOf>) {
    return this.only(this.whiteLabels, session, params.id);
  }

  @Endpoint(endpoints.transferOrderOf)
  async transferOrderOf(@Input() { session, params }: InputOf<typeof endpoints.transferOrderOf>) {
    return this.only(this.orders, session, params.id);
  }

  @Endpoint(endpoints.byBuyerFeature)
  async byBuyerFeature(@Input() { session, params }: InputOf<typeof endpoints.byBuyerFeature>) {
    const { buyerPaymentEnabled } = await this.only(this.details, session, params.id);
    return { available: buyerPaymentEnabled };
  }

  @Endpoint(endpoints.buybackSettings)
  async buybackSettings(
    @Input() { session }: InputOf<typeof endpoints.buybackSettings>,
  ): Promise<BuybackSettings> {
    const settings = await this.settings.read(session.accountId);
    return {
      customer_identity_document_required: settings.customerIdentityDocumentRequired,
      cart_min_value: settings.cartMinValue,
    };
  }

  @Endpoint(endpoints.whiteLabel)
  async whiteLabel(@Input() { request }: InputOf<typeof endpoints.whiteLabel>): Promise<WhiteLabelConfig> {
    const account = await this.accounts.find(request.headers.host);
    // "White-label failure: Failed to get WhiteLabelConfig" (back office §8).
    if (!account) throw new Refusal('white-label-unavailable', { host: request.headers.host });
    return this.sites.config(account);
  }

  /** The one document of an account; other accounts' are for operators only (domain §7). */
  private async only<R>(
    store: { find(accountId: string, filter: object, limit: number): Promise<readonly R[]> },
    session: Session,
    accountId: string,
  ): Promise<R> {
    // An operator's session is in the account that the path names.
    if (accountId !== session.accountId) throw new Refusal('not-found');
    const [found] = await store.find(accountId, {}, 1);
    if (!found) throw new Refusal('not-found');
    return found;
  }
}
