import { Global, Module } from '@nestjs/common';
import { PublicFilesModule } from '@reprise/kernel/files';
import { resourceModule } from '@reprise/kernel/resource';
import { CircuitsController } from './circuits/circuits.controller';
import { circuitsDefinition, dispatchCircuitRulesDefinition } from './circuits/circuits.resource';
import {
  paymentModesDefinition,
  shippingMethodsDefinition,
  warehouseDispatchRulesDefinition,
} from './circuits/methods.resource';
import { LaunchController } from './circuits/launch.controller';
import { ConfigurationProvisioner } from './configuration.provisioner';
import { HomePageController } from './home-page/home-page.controller';
import { homePageDefinition } from './home-page/home-page.resource';
import { SavedViewsController } from './saved-views/saved-views.controller';
import { SavedViewsStore } from './saved-views/saved-views.store';
import { refurbQuestionsDefinition, refurbStepsDefinition } from './refurbishment/refurbishment.resource';
import { resalePricesDefinition } from './refurbishment/resale-prices.resource';
import { AccountByHost } from './settings/account-by-host.reader';
import { AccountSettings } from './settings/account-settings.reader';
import { FilesController } from './settings/files.controller';
import { RootDetailsController } from './settings/root-details.controller';
import { SettingsController } from './settings/settings.controller';
import {
  rootDetailsDefinition,
  transferOrderDefinition,
  whiteLabelDefinition,
} from './settings/settings.resource';
import { SiteReader } from './settings/site.reader';
import { StocksController } from './stocks/stocks.controller';
import { stocksDefinition } from './stocks/stocks.resource';
import { ACCOUNT_SETTINGS, BEGINNINGS } from '@reprise/kernel/ports';

const resources = resourceModule('ConfigurationResources', [
  circuitsDefinition,
  dispatchCircuitRulesDefinition,
  shippingMethodsDefinition,
  paymentModesDefinition,
  warehouseDispatchRulesDefinition,
  rootDetailsDefinition,
  whiteLabelDefinition,
  transferOrderDefinition,
  homePageDefinition,
  stocksDefinition,
  refurbStepsDefinition,
  refurbQuestionsDefinition,
  resalePricesDefinition,
]);

/** Needs `DOCUMENTS`, `CLOCK`, `FILES`, `FILE_JUDGES`, `OutboxModule` and, for stocks, `STOCK_CONTENTS`. */
@Global()
@Module({
  imports: [resources, PublicFilesModule],
  controllers: [
    CircuitsController,
    FilesController,
    HomePageController,
    LaunchController,
    SavedViewsController,
    RootDetailsController,
    SettingsController,
    StocksController,
  ],
  providers: [
    AccountByHost,
    SiteReader,
    { provide: ACCOUNT_SETTINGS, useClass: AccountSettings },
    ConfigurationProvisioner,
    SavedViewsStore,
    { provide: BEGINNINGS, useExisting: ConfigurationProvisioner },
  ],
  exports: [ACCOUNT_SETTINGS, BEGINNINGS, ConfigurationProvisioner, AccountByHost, SiteReader],
})
export class ConfigurationModule {}
