import { inheritCircuits } from '@reprise/contracts/catalogue';
import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { partiesFor } from '@reprise/contracts/rules';
import type { CatalogueDocuments } from '../catalogue-documents.reader';
import { openCircuits } from './open-circuits.rules';

/**
 * The common part of an account's diagnostics; read once, cached until one of its documents changes.
 * @throws Refusal `account-not-retailer`: nothing is declared in an account that takes nothing in
 */
export async function readAccountConfiguration(documents: CatalogueDocuments, accountId: string) {
  const [
    account,
    categories,
    circuits,
    circuitRules,
    warehouseRules,
    shippingMethods,
    paymentModes,
    details,
    organisations,
    openStores,
  ] = await Promise.all([
    documents.accounts.read(accountId),
    documents.categories.find(accountId),
    documents.circuits.find(accountId),
    documents.circuitRules.find(accountId),
    documents.warehouseRules.find(accountId),
    documents.shippingMethods.find(accountId),
    documents.paymentModes.find(accountId),
    documents.rootDetails.find(accountId),
    documents.organisations.find(accountId, { type: { $in: ['warehouse', 'root_management_unit'] } }),
    documents.organisations.count(accountId, { type: 'store', status: 'active' }),
  ]);
  if (account?.isRetailer === false) throw new Refusal('account-not-retailer');
  const linked = await warehousesOf(documents, account?.linkedBuyerAccountIds ?? []);
  return {
    currency: account?.currency ?? ('EUR' as const),
    categories: inheritCircuits(categories),
    circuits: openCircuits(circuits, openStores),
    circuitRules,
    warehouseRules,
    shippingMethods,
    paymentModes,
    settings: { ...organisationRootDetailInputSchema.parse({}), ...details[0] },
    warehouses: [...organisations.filter(({ type }) => type === 'warehouse'), ...linked],
    partiesFor: (buyerAccountId?: string) => partiesFor(account ?? unlinked(accountId), buyerAccountId),
    rootId: organisations.find(({ type }) => type === 'root_management_unit')?.id ?? accountId,
  };
}
const unlinked = (id: string) =>
  ({ id, paymentIssuer: 'retailer', transportContractHolder: 'retailer' }) as const;

/** A linked buyer's warehouses receive what it buys (ADR 28). */
async function warehousesOf(documents: CatalogueDocuments, accountIds: readonly string[]) {
  const found = accountIds.map((id) => documents.organisations.find(id, { type: 'warehouse' }));
  return (await Promise.all(found)).flat();
}
export type AccountConfiguration = Awaited<ReturnType<typeof readAccountConfiguration>>;
