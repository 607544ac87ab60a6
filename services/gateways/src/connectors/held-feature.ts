import { connectorOf } from '@reprise/contracts/connectors';
import * as features from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

type Configured = { readonly accountId: string; readonly connectorId: string };

/** Whether the account holds the premium feature of a connector, if it belongs to one. */
export async function holdsFeature(
  documents: Pick<Documents, 'collection'>,
  { accountId, connectorId }: Configured,
): Promise<boolean> {
  const feature = connectorOf(connectorId)?.premium;
  return !feature || features.holdsFeature(documents, accountId, feature);
}

/** @throws Refusal `premium-feature-missing` */
export async function mustHoldFeature(
  documents: Pick<Documents, 'collection'>,
  { accountId, connectorId }: Configured,
): Promise<void> {
  const feature = connectorOf(connectorId)?.premium;
  if (feature) await features.mustHoldFeature(documents, accountId, feature);
}
