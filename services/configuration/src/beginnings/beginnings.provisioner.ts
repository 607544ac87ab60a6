import {
  circuitInputSchema,
  defaultTransferOrderTexts,
  nativeStocks,
  organisationRootDetailInputSchema,
  shippingMethodInputSchema,
  stockInputSchema,
  transferOrderInputSchema,
  whiteLabelInputSchema,
} from '@reprise/contracts/configuration';
import type { BodyOfResource, ResourceContract } from '@reprise/contracts/kernel';
import type { Account as Stored } from '@reprise/contracts/organisation';
import { circuits } from '@reprise/contracts/rules';
import type { CommandMeta } from '@reprise/kernel';
import { ResourceStore, type ResourceDefinition, type ResourceDeps } from '@reprise/kernel/resource';
import type { CollectionWrites } from '@reprise/read-kernel/documents';
import { programMeta } from '../accounts/program-meta.rules';
import { circuitsDefinition } from '../circuits/circuits.resource';
import { shippingMethodsDefinition } from '../circuits/methods.resource';
import {
  rootDetailsDefinition,
  transferOrderDefinition,
  whiteLabelDefinition,
} from '../settings/settings.resource';
import { stocksDefinition } from '../stocks/stocks.resource';
import { nativeTexts, nativeTranslations } from './native.texts';

/** One document that is there from the start. */
export type Beginning = {
  draft(): Promise<CollectionWrites>;
  /** A repeat finds it. */
  make(): Promise<unknown>;
};
type Account = Pick<Stored, 'id' | 'language'> & Partial<Pick<Stored, 'paymentIssuer'>>;

function beginning<C extends ResourceContract>(
  deps: ResourceDeps,
  definition: ResourceDefinition<C>,
  body: BodyOfResource<C>,
  meta: CommandMeta,
): Beginning {
  const store = new ResourceStore(definition, deps);
  return { draft: () => store.drafted(body, meta), make: () => store.create(body, meta) };
}

function settingsOf(deps: ResourceDeps, { id, language, paymentIssuer }: Account): readonly Beginning[] {
  const meta = (kind: string) => programMeta(id, kind, id);
  const { buybackZero, noResult, packing } = nativeTexts[language];
  const details = organisationRootDetailInputSchema.parse({
    buybackZeroDescription: buybackZero,
    noSearchResultDescription: noResult,
    packingInstructions: packing,
    buybackZeroDescriptionTranslations: nativeTranslations(language, (texts) => texts.buybackZero),
    noSearchResultDescriptionTranslations: nativeTranslations(language, (texts) => texts.noResult),
    packingInstructionsTranslations: nativeTranslations(language, (texts) => texts.packing),
    buyerPaymentEnabled: paymentIssuer === 'buyer',
  });
  const order = transferOrderInputSchema.parse({ text: defaultTransferOrderTexts[language] });
  return [
    beginning(deps, rootDetailsDefinition, details, meta('root-detail')),
    beginning(deps, whiteLabelDefinition, whiteLabelInputSchema.parse({}), meta('white-label')),
    beginning(deps, transferOrderDefinition, order, meta('transfer-order')),
  ];
}

/** Seven shipping methods, the settings, and last the seven circuits: where all of these are, nothing is missing. */
export function beginningsOfAccount(deps: ResourceDeps, account: Account): readonly Beginning[] {
  const { id, language } = account;
  const methods = circuits.map((circuit) => {
    const label = nativeTexts[language].methods[circuit];
    const labelTranslations = nativeTranslations(language, ({ methods: named }) => named[circuit]);
    const body = shippingMethodInputSchema.parse({ circuit, label, labelTranslations });
    return beginning(deps, shippingMethodsDefinition, body, programMeta(id, 'shipping-method', id, circuit));
  });
  const kinds = circuits.map((name) => {
    const body = circuitInputSchema.parse({ name });
    return beginning(deps, circuitsDefinition, body, programMeta(id, 'circuit', id, name));
  });
  return [...methods, ...settingsOf(deps, account), ...kinds];
}

/** The five native stocks. */
export function beginningsOfWarehouse(
  deps: ResourceDeps,
  { id, language }: Account,
  warehouseId: string,
): readonly Beginning[] {
  return nativeStocks.map((native) => {
    const body = stockInputSchema.parse({ name: nativeTexts[language].stocks[native], warehouseId, native });
    return beginning(deps, stocksDefinition, body, programMeta(id, 'stock', warehouseId, native));
  });
}
