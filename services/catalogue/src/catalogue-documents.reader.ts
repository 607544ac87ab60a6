import { categories, products, questions } from '@reprise/contracts/catalogue';
import {
  circuitResource,
  dispatchCircuitRules,
  organizationRootDetails,
  paymentModes,
  shippingMethods,
  warehouseDispatchRules,
} from '@reprise/contracts/configuration';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

/** Everything that the catalogue reads, its own documents and those published by other packages. */
export const catalogueDocuments = (documents: Documents) => ({
  categories: documentsOf(documents, categories),
  products: documentsOf(documents, products),
  questions: documentsOf(documents, questions),
  circuits: documentsOf(documents, circuitResource),
  circuitRules: documentsOf(documents, dispatchCircuitRules),
  warehouseRules: documentsOf(documents, warehouseDispatchRules),
  shippingMethods: documentsOf(documents, shippingMethods),
  paymentModes: documentsOf(documents, paymentModes),
  rootDetails: documentsOf(documents, organizationRootDetails),
  organisations: documentsOf(documents, organisationContract),
  accounts: documentsOf(documents, accountContract),
});
export type CatalogueDocuments = ReturnType<typeof catalogueDocuments>;
export type Stored<K extends keyof CatalogueDocuments> = Awaited<
  ReturnType<CatalogueDocuments[K]['find']>
>[number];
