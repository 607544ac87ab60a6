import { Module, type DynamicModule } from '@nestjs/common';
import { BuybackModule } from '@reprise/buyback';
import { CatalogueModule } from '@reprise/catalogue';
import { PriceListsModule } from '@reprise/catalogue/price-lists';
import { ConfigurationModule } from '@reprise/configuration';
import { ConnectorsModule } from '@reprise/gateways/connectors';
import { WordingsModule } from '@reprise/gateways/wordings';
import { IdentityModule } from '@reprise/identity';
import { ItemModule } from '@reprise/item';
import { OutboxModule } from '@reprise/kernel/resource';
import { OrganisationModule } from '@reprise/organisation';
import { PackageModule } from '@reprise/package';
import { PaymentModule } from '@reprise/payment';
import { WebhooksModule } from '@reprise/webhooks';
import type { Platform } from './platform';
import { PlatformModule } from './platform.module';
import { ListsModule } from './lists/lists.module';
import { ProjectionsModule } from './projections/projections.module';
import { NewsModule } from './news/news.module';
import { EventFeedModule } from './event-feed/event-feed.module';
import { ReasonsModule } from './reasons/reasons.module';
import { BrowserErrorsModule } from './browser-errors/browser-errors.module';
import { StatisticsModule } from './statistics/statistics.module';

/** The whole API, one module per subject. */
@Module({})
export class ApiModule {
  static with(platform: Platform): DynamicModule {
    const { partners, desk, demonstrationAccountId, singleSignOn: sso } = platform;
    return {
      module: ApiModule,
      imports: [
        PlatformModule.with(platform),
        OutboxModule,
        IdentityModule.with({ sso, ...(demonstrationAccountId && { demonstrationAccountId }) }),
        OrganisationModule,
        ConfigurationModule,
        CatalogueModule,
        PriceListsModule,
        BuybackModule,
        ItemModule,
        PaymentModule,
        PackageModule,
        BrowserErrorsModule,
        StatisticsModule,
        ReasonsModule,
        ListsModule,
        NewsModule,
        EventFeedModule.with(partners.source),
        WebhooksModule.with(partners),
        ConnectorsModule.with(partners),
        WordingsModule,
        ProjectionsModule.with(desk),
      ],
    };
  }
}
