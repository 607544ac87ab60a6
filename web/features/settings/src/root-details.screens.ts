import { organizationRootDetails, settingsEndpoints } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';

export type Details = RowOfResource<typeof organizationRootDetails>;

/** The account's general settings, of which each screen shows a part. */
export const rootDetails = {
  contract: organizationRootDetails,
  namespace: 'settings',
  read: settingsEndpoints.rootDetail,
  update: organizationRootDetails.endpoints.update,
} as const;
