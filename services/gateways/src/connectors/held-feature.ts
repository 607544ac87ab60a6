import { organizationRootDetails } from '@reprise/contracts/configuration';
import { connectorOf } from '@reprise/contracts/connectors';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

type Configured = { readonly accountId: string; readonly connectorId: string };

/** Whether the account holds the premium feature of a connector, if it belongs to one. */
export async function holdsFeature(
  documents: Pick<Documents, 'collection'>,
  { accountId, connectorId }: Configured,
): Promise<boolean> {
  const feature = connectorOf(connectorId)?.premium;
  if (!feature) return true;
  const [settings] = await documentsOf(documents, organizationRootDetails).find(accountId, {}, { limit: 1 });
  return settings?.enabledPremiumFeatures.includes(feature) ?? false;
}

/** @throws Refusal `premium-feature-missing` */
export async function mustHoldFeature(
  documents: Pick<Documents, 'collection'>,
  configured: Configured,
): Promise<void> {
  if (await holdsFeature(documents, configured)) return;
  throw new Refusal('premium-feature-missing', {
    feature: connectorOf(configured.connectorId)?.premium ?? '',
  });
}
