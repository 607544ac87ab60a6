import {
  categories,
  products,
  questions,
  type CategoryInput,
  type ProductInput,
  type QuestionInput,
} from '@reprise/contracts/catalogue';
import type {
  CircuitInput,
  DispatchCircuitRule,
  OrganisationRootDetailInput,
  PaymentMode,
  ShippingMethod,
  WarehouseDispatchRule,
} from '@reprise/contracts/configuration';
import type { ResourceContract, ResourceFrame } from '@reprise/contracts/kernel';
import type { Account, Organisation } from '@reprise/contracts/organisation';
import { collectionName, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents, Filter } from '@reprise/read-kernel/documents';

type Body<T> = Omit<T, keyof ResourceFrame>;
type Reading<T> = { find(accountId: string, filter?: Filter): Promise<readonly (Body<T> & ResourceFrame)[]> };

function reading<T>(documents: Documents, name: string, arrays: readonly string[] = []): Reading<T> {
  const collection: Collection<ResourceDocument<Body<T>>> = documents.collection({ name, arrays });
  return {
    async find(accountId, filter = {}) {
      const found = await collection.find({ $and: [{ accountId, _removed: null }, filter] });
      return found.map((document) => rowOf<Body<T>>(document));
    },
  };
}
const nameOf = (contract: ResourceContract): string => collectionName(contract.name);

/** Everything that the catalogue reads, its own documents and those of other modules, by account. */
export function catalogueDocuments(documents: Documents) {
  return {
    categories: reading<CategoryInput>(documents, nameOf(categories), ['circuits']),
    products: reading<ProductInput>(documents, nameOf(products), ['tacCodes', 'secondaryCategoryIds']),
    questions: reading<QuestionInput>(documents, nameOf(questions)),
    circuits: reading<CircuitInput>(documents, 'circuits'),
    circuitRules: reading<DispatchCircuitRule>(documents, 'dispatch_circuit_rules'),
    warehouseRules: reading<WarehouseDispatchRule>(documents, 'warehouse_dispatch_rules'),
    shippingMethods: reading<ShippingMethod>(documents, 'shipping_methods'),
    paymentModes: reading<PaymentMode>(documents, 'payment_modes'),
    rootDetails: reading<OrganisationRootDetailInput>(documents, 'organization_root_details'),
    organisations: reading<Organisation>(documents, 'organizations'),
    async account(id: string) {
      const collection = documents.collection<ResourceDocument<Body<Account>>>({ name: 'accounts' });
      const found = await collection.get(id);
      return found && !found._removed ? rowOf<Body<Account>>(found) : undefined;
    },
  };
}
export type CatalogueDocuments = ReturnType<typeof catalogueDocuments>;
export type Stored<K extends Exclude<keyof CatalogueDocuments, 'account'>> = Awaited<
  ReturnType<CatalogueDocuments[K]['find']>
>[number];
