import { isDeepStrictEqual } from 'node:util';
import { organizationRootDetails } from '@reprise/contracts/configuration';
import type { PremiumFeature } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Documents } from '@reprise/read-kernel/documents';
import { documentsOf } from './documents-of';

type Reads = Pick<Documents, 'collection'>;

export async function holdsFeature(
  documents: Reads,
  accountId: string,
  feature: PremiumFeature,
): Promise<boolean> {
  const [settings] = await documentsOf(documents, organizationRootDetails).find(accountId, {}, { limit: 1 });
  return settings?.enabledPremiumFeatures.includes(feature) ?? false;
}

/** @throws Refusal `premium-feature-missing` */
export async function mustHoldFeature(
  documents: Reads,
  accountId: string,
  feature: PremiumFeature,
): Promise<void> {
  if (!(await holdsFeature(documents, accountId, feature)))
    throw new Refusal('premium-feature-missing', { feature });
}

/**
 * What belongs to a premium feature is written by accounts that hold it. What stays as it is stored, and what is
 * taken away (`undefined`), anybody may write: a form sends back what it does not show.
 * @throws Refusal `premium-feature-missing`
 */
export async function mustHoldFor(
  { documents }: { readonly documents: Reads },
  { accountId, feature }: { readonly accountId: string; readonly feature: PremiumFeature },
  next: object | undefined,
  previous?: object,
): Promise<void> {
  if (next === undefined || isDeepStrictEqual(next, previous)) return;
  await mustHoldFeature(documents, accountId, feature);
}
