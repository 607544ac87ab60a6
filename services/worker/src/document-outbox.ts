import { categories, products, questions } from '@reprise/contracts/catalogue';
import {
  circuitResource,
  dispatchCircuitRules,
  organizationRootDetails,
  paymentModes,
  shippingMethods,
  stocks,
  transferOrderSettings,
  warehouseDispatchRules,
  whiteLabelConfigurations,
} from '@reprise/contracts/configuration';
import { userContract } from '@reprise/contracts/identity';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { webhooks } from '@reprise/contracts/webhooks';
import type { EventLog, Timing } from '@reprise/kernel';
import { collectionName, OutboxFlusher, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

/** Every kind of reference document whose changes are announced on the log. */
export const announced = [
  ...[accountContract, organisationContract, userContract, categories, products, questions],
  ...[circuitResource, dispatchCircuitRules, warehouseDispatchRules, shippingMethods, paymentModes],
  ...[organizationRootDetails, whiteLabelConfigurations, transferOrderSettings, stocks, webhooks],
] as const;

/**
 * Announces what an API process wrote and did not live to announce. Each announces its own at once; this is for the
 * rest, also while no API runs.
 */
export function documentOutbox(log: EventLog, documents: Documents, clock: Timing): OutboxFlusher {
  const flusher = new OutboxFlusher(log, clock);
  const indexes = [{ fields: ['_outboxAt'], sparse: '_outboxAt' }];
  for (const { name } of announced)
    flusher.watch(documents.collection<ResourceDocument>({ name: collectionName(name), indexes }));
  return flusher;
}
