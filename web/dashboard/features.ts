import type { FeatureModule } from '../kernel/routing';
import * as buyback from '../features/buyback/src';
import * as categories from '../features/categories/src';
import * as checkIn from '../features/check-in/src';
import * as circuits from '../features/circuits/src';
import * as clients from '../features/clients/src';
import * as compliance from '../features/compliance/src';
import * as connectors from '../features/connectors/src';
import * as dispatch from '../features/dispatch/src';
import * as entities from '../features/entities/src';
import * as expedition from '../features/expedition/src';
import * as catalogueExports from '../features/exports/src';
import * as imports from '../features/imports/src';
import * as mailTexts from '../features/mail-texts/src';
import * as storeDesk from '../features/store-desk/src';
import * as payment from '../features/payment/src';
import * as paymentModes from '../features/payment-modes/src';
import * as priceLists from '../features/price-lists/src';
import * as products from '../features/products/src';
import * as projections from '../features/projections/src';
import * as questions from '../features/questions/src';
import * as quarantine from '../features/quarantine/src';
import * as refurbCatalogue from '../features/refurb-catalogue/src';
import * as refurbishment from '../features/refurbishment/src';
import * as session from '../features/session/src';
import * as settings from '../features/settings/src';
import * as stocks from '../features/stocks/src';
import * as users from '../features/users/src';
import * as webhooks from '../features/webhooks/src';

/** Every feature of the dashboard. A new feature adds one import and one name here. */
export const features: readonly FeatureModule[] = [
  session,
  buyback,
  storeDesk,
  payment,
  checkIn,
  compliance,
  quarantine,
  expedition,
  refurbishment,
  refurbCatalogue,
  stocks,
  products,
  priceLists,
  categories,
  questions,
  catalogueExports,
  imports,
  circuits,
  dispatch,
  paymentModes,
  entities,
  connectors,
  users,
  settings,
  mailTexts,
  clients,
  projections,
  webhooks,
];
