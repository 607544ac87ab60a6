import { Controller, Inject } from '@nestjs/common';
import { premiumEndpoints } from '@reprise/contracts/connectors';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import {
  ACCOUNT_SETTINGS,
  PREMIUM_CONNECTORS,
  type AccountSettingsReader,
  type PremiumConnectors,
} from '@reprise/kernel/ports';

const { launch } = premiumEndpoints;

@Controller()
export class PremiumController {
  constructor(
    @Inject(PREMIUM_CONNECTORS) private readonly connectors: PremiumConnectors,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
  ) {}

  @Endpoint(launch)
  async launch(@Input() { query, scope, commandMeta }: InputOf<typeof launch>) {
    const { accountId } = scope;
    const { action, feature, values } = query;
    const { enabledPremiumFeatures: features } = await this.settings.read(accountId);
    if (!action) return { features, answer: null };
    const { correlationId } = commandMeta;
    const answer = await this.connectors.launch({ accountId, feature, action, values, correlationId });
    return { features, answer };
  }
}
