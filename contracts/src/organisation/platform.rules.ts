import { accountSummarySchema, type AccountSummary } from './account.rows';

/** The account id of what belongs to no tenant: operators, and their sessions outside any client. */
export const platform = 'platform';

/** The account shown in an operator's session outside any client. */
export const platformSummary: AccountSummary = accountSummarySchema.parse({
  id: platform,
  name: 'Reprise',
  isRetailer: false,
  isBuyerAndWorkshopsSupervisor: false,
});
