import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';
import { inheritCircuits } from '../categories/inherit-circuits.rules';
import type { CatalogueDocuments } from '../catalogue-documents.reader';

/** The common part of an account's diagnostics; read once, cached until one of its documents changes. */
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
  ]);
  return {
    currency: account?.currency ?? ('EUR' as const),
    categories: inheritCircuits(categories),
    circuits,
    circuitRules,
    warehouseRules,
    shippingMethods,
    paymentModes,
    settings: { ...organisationRootDetailInputSchema.parse({}), ...details[0] },
    warehouses: organisations.filter(({ type, status }) => type === 'warehouse' && status === 'active'),
    rootId: organisations.find(({ type }) => type === 'root_management_unit')?.id ?? accountId,
  };
}
export type AccountConfiguration = Awaited<ReturnType<typeof readAccountConfiguration>>;
